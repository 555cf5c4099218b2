import { reportStatusGroups, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { Card, color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
import { texts } from './messages.ts';

const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: 0;

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-size: ${font.size.lead};
    font-weight: ${font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

export function ReportOverview() {
  const { data } = useRead('readReportStats', { swr: fresh });
  if (!data) return null;
  const { byStatus, olderThan24h, avgHours } = data.data;
  const average = avgHours === null ? texts.noAverage : formatCount(Math.round(avgHours), texts.hours);
  const numbers: [string, string][] = [
    ...(Object.keys(reportStatusGroups) as ReportStatus[]).map((status): [string, string] => [
      reportStatusGroups[status],
      formatNumber(byStatus[status]),
    ]),
    [texts.older, formatNumber(olderThan24h)],
    [texts.average, average],
  ];
  return (
    <Card as="section" aria-label={texts.overview}>
      <Numbers>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Numbers>
    </Card>
  );
}
