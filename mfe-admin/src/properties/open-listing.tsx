import { useNavigate } from '@pokriv/web-kit/router';
import { ButtonLink, EmptyState, ErrorState, Loading, Notice, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { SearchX } from 'lucide-react';

import { titleOf } from '../list/title-of.ts';
import { isMissing } from '../list/is-missing.ts';
import { RecordWay } from '../list/record-way.tsx';
import { texts } from '../messages.ts';
import { isWaiting, type DecisionAction } from '../deciding/decision.ts';
import { texts as undoTexts } from '../undo/messages.ts';
import { DecisionBar } from './decision-bar.tsx';
import { Cockpit } from './cockpit/cockpit.tsx';
import { presenceTexts } from '../deciding/presence-messages.ts';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { refreshListings } from '../deciding/refresh-listings.ts';
import { usePresence } from './presence/use-presence.ts';
import { useDecisions } from './use-decisions.ts';
import type { QueueUndo } from './use-queue-undo.ts';
import { useListing } from './use-listing.ts';
import type { Queue } from './use-queue.ts';
import { useIsReady } from '../deciding/use-is-ready.ts';
import { useShortcuts, type ShortcutKey } from '../deciding/use-shortcuts.ts';

const decisionKeys = {
  a: 'approve',
  r: 'reject',
  c: 'request_changes',
} as const satisfies Partial<Record<ShortcutKey, DecisionAction>>;

interface OpenListingProps {
  id: string;
  queue: Queue;
  areKeysOn: boolean;
  isBulk: boolean;
  undo: QueueUndo;
}

export function OpenListing({ id, queue, areKeysOn, isBulk, undo }: OpenListingProps) {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const { next, previous, addressOf, listAddress } = queue;
  const row = queue.rows.find((one) => one.id === id);
  const { listing, error, mutate, isRead } = useListing(id, row);
  const isReady = useIsReady(isRead);
  const decided = undo.decidedOn(id);
  const goOn = next ?? previous;
  const heldBy = usePresence(id, {
    isWanted: listing !== undefined && isWaiting(listing),
    isKept: () => undo.keepsLease(id),
    onDecided: (decision) => {
      const what = presenceTexts.decided(decision);
      toast({ tone: 'info', text: presenceTexts.decidedOn(titleOf(listing), what) });
      refreshListings().catch((reason: unknown) =>
        console.warn('moderation queue: revalidation failed after another moderator decided', reason),
      );
      void navigate(goOn ? addressOf(goOn) : listAddress);
    },
  });
  const decisions = useDecisions(listing, (seen, decision) => {
    undo.add({ listings: [seen], decision, onUndo: () => void navigate(addressOf(id)) });
    void navigate(goOn ? addressOf(goOn) : listAddress);
  });
  const isOpen = isReady && heldBy === undefined && !decided && !isBulk;
  const keys = (Object.entries(decisionKeys) as [ShortcutKey, DecisionAction][]).filter(
    ([, action]) => isOpen && decisions.actions.includes(action),
  );
  useShortcuts(
    Object.fromEntries(keys.map(([key, action]) => [key, () => decisions.choose(action)])),
    areKeysOn,
  );

  if (!listing && isMissing(error)) {
    return (
      <EmptyState
        title={texts.queue.missing}
        icon={SearchX}
        actions={
          <ButtonLink to={listAddress} variant="secondary">
            {texts.queue.toList}
          </ButtonLink>
        }
      >
        {texts.queue.missingHint}
      </EmptyState>
    );
  }
  if (!listing && error) {
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  }
  const above = (
    <>
      <RecordWay
        words={{ ...texts.queue, label: texts.queue.listLabel }}
        listAddress={listAddress}
        previous={previous && addressOf(previous)}
        next={next && addressOf(next)}
      />
      {heldBy !== undefined && (
        <Notice tone="wait" title={presenceTexts.watches(heldBy)}>
          {presenceTexts.watchesHint}
        </Notice>
      )}
      {decided && (
        <Notice tone="wait" title={decided}>
          {undoTexts.waits}
        </Notice>
      )}
    </>
  );
  return (
    <Stack $gap={3}>
      {listing ? (
        <Cockpit listing={listing} areKeysOn={areKeysOn} assignment={row?.signs?.assignment}>
          {above}
        </Cockpit>
      ) : (
        <>
          {above}
          <ReviewSkeleton />
        </>
      )}
      {listing && !isBulk && !decided && (
        <DecisionBar
          actions={heldBy === undefined ? decisions.actions : []}
          isReady={isReady}
          onChoose={decisions.choose}
        />
      )}
      <ReasonDialog
        action={decisions.asking}
        images={listing?.images}
        former={undo.formerOf([id])}
        onDecide={decisions.answer}
        onClose={decisions.cancel}
      />
    </Stack>
  );
}

function ReviewSkeleton() {
  return (
    <Loading>
      <Stack $gap={4}>
        <Skeleton $width="60%" $height="28px" />
        <Skeleton $width="30%" />
        <Skeleton $ratio="5 / 2" />
        <Skeleton $height="160px" />
      </Stack>
    </Loading>
  );
}
