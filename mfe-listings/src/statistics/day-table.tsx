import { countedFacts, type CountedFact } from '@pokriv/contracts/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing-statistics';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Table } from '@pokriv/web-kit/ui/data';

import { statisticsTexts as texts } from './messages.ts';

interface DayTableProps {
  name: string;
  days: ListingStatistics['daily'];
  facts: readonly CountedFact[];
}

/** The numbers of a chart, the newest day first. */
export function DayTable({ name, days, facts }: DayTableProps) {
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
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
