import { refresh } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { breakpoint, EmptyState, space, Stack, VisuallyHidden } from '@pokriv/web-kit/ui';
import { MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { PageHead } from '../list/page-head.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import { totalText } from '../list/total-text.ts';
import { ALL, type StatusChoice } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { RefusedDialog } from './bulk/refused-dialog.tsx';
import { useBulk, type Bulk } from './bulk/use-bulk.ts';
import { OpenListing } from './open-listing.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueSearch } from './queue-search.tsx';
import { ShortcutLegend } from './shortcut-legend.tsx';
import { UndoWindow } from './undo/undo-window.tsx';
import { useUndoWindow } from './undo/use-undo-window.ts';
import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { QUEUE_PATH, useQueue } from './use-queue.ts';
import { queueLists, type QueueListName } from './use-queue-address.ts';
import { useShortcuts, type Shortcuts } from './use-shortcuts.ts';

const Head = styled(Stack)<{ $isListingOpen: boolean }>`
  display: ${({ $isListingOpen }) => ($isListingOpen ? 'none' : 'grid')};

  ${breakpoint.desktop} {
    display: grid;
  }
`;

const PhoneTitle = styled(VisuallyHidden)`
  ${breakpoint.desktop} {
    display: none;
  }
`;

const Split = styled.div`
  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: minmax(300px, 360px) minmax(0, 1fr);
    align-items: start;
    gap: ${space(6)};
  }
`;

const ListSide = styled.div<{ $isListingOpen: boolean }>`
  display: ${({ $isListingOpen }) => ($isListingOpen ? 'none' : 'block')};

  ${breakpoint.desktop} {
    position: sticky;
    top: ${space(20)};
    display: block;
    max-height: calc(100dvh - ${space(24)});
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const ListingSide = styled.div<{ $isListingOpen: boolean }>`
  display: ${({ $isListingOpen }) => ($isListingOpen ? 'block' : 'none')};

  ${breakpoint.desktop} {
    display: block;
  }
`;

const decideAll = (bulk: Bulk, askReason: () => void): Shortcuts => ({
  a: () => bulk.decide({ action: 'approve' }),
  r: askReason,
});

function titleOf(list: StatusChoice<QueueListName>): string {
  if (list === 'pending' || list === 'revision') return texts.queue.title;
  return texts.queue.otherTitle(list === ALL ? texts.all : queueLists[list]);
}

export function QueuePage() {
  const navigate = useNavigate();
  const undo = useUndoWindow();
  const queue = useQueue((listing) => undo.decisionOn(listing) !== undefined);
  const { id, address, list, next, previous, addressOf } = queue;
  const [areKeysOn, setKeys] = useKeysSetting();
  const open = (listing: string | undefined) => {
    if (listing) void navigate(addressOf(listing));
  };
  const bulk = useBulk(
    queue.rows.filter((row) => !undo.decisionOn(row.id)),
    () => Promise.all([list.mutate(), refresh('getProperty', 'listPropertyHistory', 'readAdminWork')]),
  );
  const takeBack = (listing?: string) => {
    if (bulk.stage.kind === 'waiting') bulk.undo();
    else open(undo.undo(listing));
  };
  const [isRejecting, setRejecting] = useState(false);
  useShortcuts(
    {
      j: () => open(next),
      k: () => open(previous),
      x: () => bulk.toggle(id),
      z: () => takeBack(),
      ...(bulk.isChoosing && bulk.chosen.length > 0 && decideAll(bulk, () => setRejecting(true))),
    },
    areKeysOn,
  );
  const $isListingOpen = id !== undefined;
  const title = titleOf(address.choice);

  return (
    <Stack $gap={4}>
      {$isListingOpen && <PhoneTitle as="h1">{title}</PhoneTitle>}
      <Head $gap={4} $isListingOpen={$isListingOpen}>
        <PageHead title={title} total={list.data && totalText(list.data.pagination, texts.queue.found)}>
          <QueueSearch
            query={address.query}
            addressFor={(query) => `${QUEUE_PATH}${address.searchFor({ query })}`}
          />
        </PageHead>
        <StatusFilter
          statuses={queueLists}
          address={address}
          path={QUEUE_PATH}
          counts={queue.counts && { pending: queue.counts.waiting, revision: queue.counts.revisions }}
        />
        <ShortcutLegend isOn={areKeysOn} onToggle={setKeys} />
      </Head>
      <Split>
        <ListSide $isListingOpen={$isListingOpen}>
          <QueueList queue={queue} bulk={bulk} undo={undo} />
        </ListSide>
        <ListingSide $isListingOpen={$isListingOpen}>
          {id === undefined ? (
            <EmptyState title={texts.queue.choose} icon={MousePointerClick}>
              {texts.queue.chooseHint}
            </EmptyState>
          ) : (
            <OpenListing
              key={id}
              id={id}
              queue={queue}
              areKeysOn={areKeysOn}
              isBulk={bulk.isBusy}
              undo={undo}
            />
          )}
        </ListingSide>
      </Split>
      <BulkBar bulk={bulk} isRejecting={isRejecting} onReject={setRejecting} areKeysOn={areKeysOn} />
      <UndoWindow decisions={undo} isListingOpen={$isListingOpen} areKeysOn={areKeysOn} onUndo={takeBack} />
      <RefusedDialog refused={bulk.refused} onClose={bulk.forgetRefused} />
      <RefusedDialog refused={undo.refused} onClose={undo.forgetRefused} />
    </Stack>
  );
}
