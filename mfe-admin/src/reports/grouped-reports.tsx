import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useNavigate } from '@pokriv/web-kit/router';
import { breakpoint, Button, EmptyState, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Chip, Select } from '@pokriv/web-kit/ui/forms';
import { Keyboard, MousePointerClick } from 'lucide-react';
import { styled } from 'styled-components';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { useShortcuts } from '../deciding/use-shortcuts.ts';
import { SavedFilters } from '../filters/saved-filters.tsx';
import { ListBody } from '../list/list-body.tsx';
import { PageHead } from '../list/page-head.tsx';
import { totalText } from '../list/total-text.ts';
import { TwoPanes } from '../list/two-panes.tsx';
import { useUndoWindow } from '../undo/use-undo-window.ts';
import { texts } from './messages.ts';
import { OpenGroup } from './open-group.tsx';
import { ReportDialogs } from './report-dialogs.tsx';
import { ReportOverview } from './report-overview.tsx';
import { ReportRow } from './report-row.tsx';
import { closesListing } from './resolution.ts';
import { useGroupList } from './use-group-list.ts';
import { useOpenReport } from './use-open-report.ts';
import { useReportWork } from './use-report-work.ts';
import { ViewSwitch } from './view-switch.tsx';

const typeOptions = Object.entries(reportTypes).map(([value, label]) => ({ value, label }));

const Narrow = styled.div`
  max-width: ${space(70)};
`;

/** On a phone the open listing replaces the list. */
const Head = styled(Stack)<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'none' : 'grid')};

  ${breakpoint.desktop} {
    display: grid;
  }
`;

const Keys = styled.div`
  display: none;
  align-items: center;
  gap: ${space(3)};

  ${breakpoint.desktop} {
    display: flex;
  }
`;

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
  const legend = [
    group && texts.keys.verdicts,
    next && texts.keys.next,
    previous && texts.keys.previous,
    undo.waiting && texts.keys.undo,
  ];
  const $isOpen = group !== undefined || (openId !== undefined && groups.rows.length > 0);

  return (
    <Stack $gap={4}>
      <Head $gap={4} $isOpen={$isOpen}>
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
        <SavedFilters page="reports" address={address.hrefFor(1)} />
        <Keys>
          <Chip pressed={areKeysOn} onToggle={setKeys}>
            <Keyboard />
            {areKeysOn ? texts.keys.on : texts.keys.off}
          </Chip>
          {areKeysOn && (
            <Text as="span" $size="tiny" $tone="muted">
              {legend.filter(Boolean).join(' · ')}
            </Text>
          )}
        </Keys>
      </Head>
      <TwoPanes
        title={texts.title}
        isOpen={$isOpen}
        columns="minmax(300px, 360px) minmax(0, 1fr)"
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
            title={$isOpen ? texts.noneOpen : texts.choose}
            icon={MousePointerClick}
            actions={
              next && (
                <Button type="button" variant="secondary" onClick={() => open(next)}>
                  {texts.openFirst}
                </Button>
              )
            }
          >
            {$isOpen ? texts.noneOpenHint : texts.chooseHint}
          </EmptyState>
        )}
      </TwoPanes>
      <ReportDialogs work={work} areKeysOn={areKeysOn} />
    </Stack>
  );
}
