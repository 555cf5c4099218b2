import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { Stack } from '@pokriv/web-kit/ui';

import { RecordWay } from '../list/record-way.tsx';
import { texts } from './messages.ts';
import { ReportGroupCard } from './report-group-card.tsx';
import type { GroupList } from './use-group-list.ts';
import type { ReportWork } from './use-report-work.ts';

interface OpenGroupProps {
  group: ReportGroup;
  groups: GroupList;
  work: ReportWork;
  areKeysOn: boolean;
}

export function OpenGroup({ group, groups, work, areKeysOn }: OpenGroupProps) {
  const { previous, next, addressOf, listAddress } = groups;
  return (
    <Stack $gap={3}>
      <RecordWay
        words={{ ...texts, label: texts.way }}
        listAddress={listAddress}
        previous={previous && addressOf(previous)}
        next={next && addressOf(next)}
      />
      <ReportGroupCard group={group} work={work} areKeysOn={areKeysOn} />
    </Stack>
  );
}
