import { useNavigate } from '@pokriv/web-kit/router';
import { breakpoint, EmptyState, Stack } from '@pokriv/web-kit/ui';
import { MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { useIsDesktop } from '../list/use-is-desktop.ts';
import { TwoPanes } from '../list/two-panes.tsx';
import { texts } from '../messages.ts';
import { BulkBar, type BulkQuestion } from './bulk/bulk-bar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { OpenListing } from './open-listing.tsx';
import { QueueHead } from './queue-head.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueWork } from './queue-work.tsx';
import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { UndoPanel } from '../undo/undo-panel.tsx';
import { useQueueUndo } from './use-queue-undo.ts';
import { useQueue } from './use-queue.ts';
import { useShortcuts } from '../deciding/use-shortcuts.ts';

const Head = styled.div<{ $isListingOpen: boolean }>`
  display: ${({ $isListingOpen }) => ($isListingOpen ? 'none' : 'block')};

  ${breakpoint.desktop} {
    display: block;
  }
`;

export function QueuePage() {
  const navigate = useNavigate();
  const undo = useQueueUndo();
  const queue = useQueue((listing) => undo.decidedOn(listing) !== undefined);
  const { id, next, previous, addressOf } = queue;
  const [areKeysOn, setKeys] = useKeysSetting();
  const open = (listing: string) => void navigate(addressOf(listing));
  const bulk = useBulk(
    queue.rows.filter((row) => !undo.decidedOn(row.id)),
    undo.add,
  );
  const [asked, ask] = useState<BulkQuestion>();
  const [areToolsOpen, setToolsOpen] = useState(false);
  const approveChosen = () => {
    if (bulk.risky.length + bulk.unknown.length > 0) ask('risks');
    else bulk.decide({ action: 'approve' });
  };
  useShortcuts(
    {
      ...(next && { j: () => open(next) }),
      ...(previous && { k: () => open(previous) }),
      ...(bulk.open.some((row) => row.id === id) && { x: () => bulk.toggle(id) }),
      ...(bulk.chosen.length > 0 && { a: approveChosen, r: () => ask('reason') }),
    },
    areKeysOn,
  );
  const $isListingOpen = id !== undefined;
  // one instance: the list's first screen belongs to listings where the other pane has room
  const isWorkAside = useIsDesktop() && !$isListingOpen;
  const work = <QueueWork queue={queue} bulk={bulk} undo={undo} />;

  return (
    <Stack $gap={4}>
      <Head $isListingOpen={$isListingOpen}>
        <QueueHead
          queue={queue}
          isListingOpen={$isListingOpen}
          areKeysOn={areKeysOn}
          onKeys={setKeys}
          areToolsOpen={areToolsOpen}
          onTools={setToolsOpen}
        />
      </Head>
      <TwoPanes
        title={texts.queue.title}
        isOpen={$isListingOpen}
        columns={`${$isListingOpen ? '196px' : 'minmax(300px, 580px)'} minmax(0, 1fr)`}
        gap={4}
        isScrolled
        list={
          <QueueList
            queue={queue}
            bulk={bulk}
            undo={undo}
            areToolsOpen={areToolsOpen}
            work={!isWorkAside && work}
          />
        }
      >
        {id === undefined ? (
          <EmptyState title={texts.queue.choose} icon={MousePointerClick} actions={isWorkAside && work}>
            {texts.queue.chooseHint}
          </EmptyState>
        ) : (
          <OpenListing
            key={id}
            id={id}
            queue={queue}
            areKeysOn={areKeysOn}
            isBulk={bulk.chosen.length > 0}
            undo={undo}
          />
        )}
      </TwoPanes>
      <BulkBar bulk={bulk} formerOf={undo.formerOf} asked={asked} onAsk={ask} onApprove={approveChosen} />
      <UndoPanel undo={undo} areKeysOn={areKeysOn} />
    </Stack>
  );
}
