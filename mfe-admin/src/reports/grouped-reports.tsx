import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { useNavigate } from '@pokriv/web-kit/router';
import { Button, EmptyState, Stack } from '@pokriv/web-kit/ui';
import { MousePointerClick } from 'lucide-react';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { useShortcuts } from '../deciding/use-shortcuts.ts';
import { ListBody } from '../list/list-body.tsx';
import { TwoPanes } from '../list/two-panes.tsx';
import { useUndoWindow } from '../undo/use-undo-window.ts';
import { texts } from './messages.ts';
import { OpenGroup } from './open-group.tsx';
import { ReportDialogs } from './report-dialogs.tsx';
import { ReportRow } from './report-row.tsx';
import { ReportsHead } from './reports-head.tsx';
import { closesListing } from './resolution.ts';
import { useGroupList } from './use-group-list.ts';
import { useOpenReport } from './use-open-report.ts';
import { useReportWork } from './use-report-work.ts';

export function GroupedReports() {
  const navigate = useNavigate();
  const undo = useUndoWindow(texts.counted);
  const isDecided = ({ propertyId, open, reports }: ReportGroup): boolean =>
    undo.decidedOn(propertyId) !== undefined ||
    (reports.length === open && reports.every(({ id }) => undo.decidedOn(id)));
  const groups = useGroupList(isDecided);
  const { address, list, openId, group, previous, next, addressOf } = groups;
  const overlay = useOpenReport();
  const work = useReportWork({
    undo,
    onChange: () => list.mutate(),
    onDecided: (report, action) => {
      const others = group?.reports.filter(({ id }) => id !== report.id && !undo.decidedOn(id)).length ?? 0;
      const unseen = group ? group.open - group.reports.length : 0;
      if (overlay.id !== undefined) overlay.close();
      else if (closesListing(action) || others + unseen === 0) groups.goOn();
    },
  });
  const [areKeysOn, setKeys] = useKeysSetting();
  const open = (id: string) => void navigate(addressOf(id));
  useShortcuts(
    {
      ...(next && { j: () => open(next) }),
      ...(previous && { k: () => open(previous) }),
    },
    areKeysOn,
  );
  const isOpen = group !== undefined || (openId !== undefined && groups.rows.length > 0);

  return (
    <Stack $gap={4}>
      <ReportsHead groups={groups} isGroupOpen={isOpen} areKeysOn={areKeysOn} onKeys={setKeys} />
      <TwoPanes
        title={texts.title}
        isOpen={isOpen}
        columns={`${isOpen ? '300px' : 'minmax(300px, 360px)'} minmax(0, 1fr)`}
        isScrolled
        list={
          <ListBody
            found={list.data}
            error={list.error}
            onRetry={() => void list.mutate()}
            rowHeight={72}
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
            {(rows) => (
              <Stack as="section" $gap={2} aria-label={texts.listLabel}>
                {rows.map((row) => (
                  <ReportRow
                    key={row.propertyId}
                    group={row}
                    to={addressOf(row.propertyId)}
                    isOpen={row.propertyId === openId}
                    isDecided={isDecided(row)}
                  />
                ))}
              </Stack>
            )}
          </ListBody>
        }
      >
        {group && (
          <OpenGroup key={group.propertyId} group={group} groups={groups} work={work} areKeysOn={areKeysOn} />
        )}
        {!group && list.data && list.data.data.length > 0 && (
          <EmptyState
            title={isOpen ? texts.noneOpen : texts.choose}
            icon={MousePointerClick}
            actions={
              next && (
                <Button type="button" variant="secondary" onClick={() => open(next)}>
                  {texts.openFirst}
                </Button>
              )
            }
          >
            {isOpen ? texts.noneOpenHint : texts.chooseHint}
          </EmptyState>
        )}
      </TwoPanes>
      <ReportDialogs work={work} areKeysOn={areKeysOn} />
    </Stack>
  );
}
