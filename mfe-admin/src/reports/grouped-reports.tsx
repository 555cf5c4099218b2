import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { Button, space, Stack } from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
import { ListBody } from '../list/list-body.tsx';
import { PageHead } from '../list/page-head.tsx';
import { totalText } from '../list/total-text.ts';
import type { Filter } from '../table/filter.ts';
import { useTableAddress } from '../table/use-table-address.ts';
import { texts } from './messages.ts';
import { ReportDialogs } from './report-dialogs.tsx';
import { ReportGroupCard } from './report-group-card.tsx';
import { ReportOverview } from './report-overview.tsx';
import { useReportWork } from './use-report-work.ts';
import { REPORTS_PATH, ViewSwitch } from './view-switch.tsx';

const filters: readonly Filter[] = [{ name: 'type', label: texts.type, options: reportTypes }];
const typeOptions = Object.entries(reportTypes).map(([value, label]) => ({ value, label }));

const Narrow = styled.div`
  max-width: ${space(70)};
`;

export function GroupedReports() {
  const address = useTableAddress({ path: REPORTS_PATH, filters, sorts: {}, defaultSort: '' });
  const list = useRead('listReportGroups', { query: address.listQuery, swr: fresh });
  const work = useReportWork(() => list.mutate());
  return (
    <Stack $gap={4}>
      <PageHead title={texts.title} total={list.data && totalText(list.data.pagination, texts.groupsFound)}>
        <ViewSwitch current="groups" />
      </PageHead>
      <ReportOverview />
      <Narrow>
        <Select
          label={texts.type}
          placeholder={texts.anyType}
          options={typeOptions}
          value={address.values.type ?? ''}
          onChange={({ target }) => address.change({ type: target.value })}
        />
      </Narrow>
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={160}
        hrefFor={address.hrefFor}
        empty={{
          title: texts.emptyGroups,
          hint: texts.emptyGroupsHint,
          actions: address.isNarrowed && (
            <Button type="button" variant="secondary" onClick={address.clear}>
              {texts.showAllTypes}
            </Button>
          ),
        }}
      >
        {(groups) => (
          <Stack $gap={3}>
            {groups.map((group) => (
              <ReportGroupCard key={group.propertyId} group={group} work={work} />
            ))}
          </Stack>
        )}
      </ListBody>
      <ReportDialogs work={work} />
    </Stack>
  );
}
