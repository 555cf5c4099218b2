import { reportStatusGroups, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { Button, font, IconButton, Loading, Skeleton, space, Text } from '@pokriv/web-kit/ui';
import { Popover, useDisclosure } from '@pokriv/web-kit/ui/navigation';
import { ChartColumn } from 'lucide-react';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
import { texts } from './messages.ts';

const Panel = styled(Popover)`
  --popover-padding: ${space(4)};
  min-width: 260px;
`;

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)} ${space(6)};
  margin: 0;
  font-size: ${font.size.small};

  div {
    display: contents;
  }

  dd {
    margin: 0;
    text-align: right;
    font-weight: ${font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

/** Figures of all reports, behind a button: the height belongs to the open group. */
export function ReportOverview() {
  const disclosure = useDisclosure();
  return (
    <div {...disclosure.root}>
      <IconButton {...disclosure.trigger} label={texts.overview}>
        <ChartColumn />
      </IconButton>
      {disclosure.open && (
        <Panel
          id={disclosure.panelId}
          anchor={disclosure.trigger.ref}
          role="region"
          aria-label={texts.overview}
        >
          <Figures />
        </Panel>
      )}
    </div>
  );
}

function Figures() {
  const { data, error, mutate } = useRead('readReportStats', { swr: fresh });
  if (!data && error) {
    return (
      <>
        <Text $size="small">{error.message}</Text>
        <Button type="button" size="small" variant="secondary" onClick={() => void mutate()}>
          {texts.retry}
        </Button>
      </>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton $height="152px" />
      </Loading>
    );
  }
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
    <Numbers>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Numbers>
  );
}
