import { call } from '@pokriv/web-kit/api';
import { useRef } from 'react';

import { decidingTexts } from '../deciding/messages.ts';
import { undoableListings, type Batch, type FormerDecisions } from '../deciding/undoable-listings.ts';
import { useUndoWindow } from '../undo/use-undo-window.ts';

export interface Deciding extends Batch {
  /** Reopens the subjects of the decision. */
  onUndo?: () => void;
}

const dropLease = (id: string) =>
  call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
    console.debug('moderation lease: drop failed, expires on its own', error),
  );

/** Undo window of the queue; it holds the leases of the decided listings. */
export function useQueueUndo() {
  const undo = useUndoWindow(decidingTexts.listings);
  /** Decided listings that were left; their leases are held until the decision is sent. */
  const leased = useRef(new Set<string>());
  const former = useRef<FormerDecisions>(new Map());
  const dropLeases = ({ listings }: Batch) =>
    Promise.all(listings.map(({ id }) => (leased.current.delete(id) ? dropLease(id) : undefined)));

  return {
    ...undo,
    add: ({ onUndo, ...batch }: Deciding): void => {
      const undoable = undoableListings(batch, former.current);
      undo.add({
        ...undoable,
        ...(onUndo && { onUndo }),
        onSent: () => Promise.all([dropLeases(batch), undoable.onSent()]),
      });
    },
    /** The one undone or refused decision on all the listings, to prefill the reason dialog. */
    formerOf: ([first, ...others]: readonly string[]) => {
      const decision = first === undefined ? undefined : former.current.get(first);
      return others.every((id) => former.current.get(id) === decision) ? decision : undefined;
    },
    /**
     * Keeps the lease of a listing in its undo window until the decision is sent.
     * @returns true for a pending decision
     */
    keepsLease: (id: string): boolean => {
      if (!undo.isUnsent(id)) return false;
      leased.current.add(id);
      return true;
    },
  };
}
export type QueueUndo = ReturnType<typeof useQueueUndo>;
