import { call } from '@pokriv/web-kit/api';
import { useRef } from 'react';

import { decidingTexts } from '../deciding/messages.ts';
import { undoableListings, type Batch } from '../deciding/undoable-listings.ts';
import { useUndoWindow } from '../undo/use-undo-window.ts';

export interface Deciding extends Batch {
  /** Shows again what was decided on. */
  onUndo?: () => void;
}

const dropLease = (id: string) =>
  call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
    console.debug('moderation lease: drop failed, expires on its own', error),
  );

/** The undo window of the queue, which holds the leases of the listings decided on. */
export function useQueueUndo() {
  const undo = useUndoWindow(decidingTexts.listings);
  /** Listings left during the undo window; their leases are held until the decision is sent. */
  const leased = useRef(new Set<string>());
  const dropLeases = ({ listings }: Batch) =>
    Promise.all(listings.map(({ id }) => (leased.current.delete(id) ? dropLease(id) : undefined)));

  return {
    ...undo,
    add: ({ onUndo, ...batch }: Deciding): void => {
      const undoable = undoableListings(batch);
      undo.add({
        ...undoable,
        ...(onUndo && { onUndo }),
        onSent: () => Promise.all([dropLeases(batch), undoable.onSent()]),
      });
    },
    /** Keeps the lease of a listing whose decision waits, until it is sent. @returns whether one waits */
    keepsLease: (id: string): boolean => {
      if (!undo.isUnsent(id)) return false;
      leased.current.add(id);
      return true;
    },
  };
}
export type QueueUndo = ReturnType<typeof useQueueUndo>;
