import { countedFacts, type CountedFact } from '@pokriv/contracts/listing/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Table } from '@pokriv/web-kit/ui/data';

import { changeOf } from './change-of.ts';
import { statisticsTexts as texts } from './messages.ts';

interface DayTableProps {
  name: string;
  days: ListingStatistics['daily'];
  facts: readonly CountedFact[];
  baseline?: number;
}

function versus(views: number, baseline: number): string {
  const { percent } = changeOf(views, baseline);
  if (percent === undefined) return '–';
  return percent === 0 ? texts.same : texts.change(percent);
}

export function DayTable({ name, days, facts, baseline }: DayTableProps) {
  return (
    <Table caption={texts.tableOf(name)}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {facts.map((fact) => (
            <th key={fact} scope="col" data-align="end">
              {countedFacts[fact]}
            </th>
          ))}
          {baseline !== undefined && (
            <th scope="col" data-align="end">
              {texts.promotion.versus}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDate(day.date)}</th>
            {facts.map((fact) => (
              <td key={fact} data-align="end">
                {formatNumber(day[fact])}
              </td>
            ))}
            {baseline !== undefined && <td data-align="end">{versus(day.views, baseline)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
