import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRef, useState } from 'react';

import { titleOf } from '../list/title-of.ts';
import { decidingTexts } from '../deciding/messages.ts';
import { refreshListings } from '../deciding/refresh-listings.ts';
import { undoableListings, type Batch, type FormerDecisions } from '../deciding/undoable-listings.ts';
import type { Undoable } from '../deciding/undoable.ts';
import { useUndoWindow } from '../undo/use-undo-window.ts';
import { takeStep, type TableStep } from './listing-steps.ts';
import { texts } from './messages.ts';

export interface Asking {
  listing: OwnProperty;
  step: 'remove' | 'delete';
}

function undoableStep(listing: OwnProperty, step: 'restore' | 'delete'): Undoable {
  const { id } = listing;
  const title = titleOf(listing);
  return {
    subjects: [{ id, title, send: (sending) => takeStep(id, step, sending) }],
    done: () => texts.decided[step],
    sent: () => texts.done[step],
    onSent: refreshListings,
  };
}

/** Row steps, each with an undo window. @param onChange revalidates the list */
export function useListingSteps(onChange: () => Promise<unknown>) {
  const undo = useUndoWindow(decidingTexts.listings);
  const [asking, setAsking] = useState<Asking>();
  const former = useRef<FormerDecisions>(new Map());

  const take = (undoable: Undoable): void => {
    setAsking(undefined);
    undo.add({ ...undoable, onSent: () => Promise.all([onChange(), undoable.onSent()]) });
  };
  const decide = (listing: OwnProperty, decision: Batch['decision']): void =>
    take(undoableListings({ listings: [listing], decision }, former.current));

  return {
    undo,
    asking,
    choose: (listing: OwnProperty, step: TableStep): void => {
      if (step === 'remove' || step === 'delete') setAsking({ listing, step });
      else if (step === 'reinstate') decide(listing, { action: step });
      else take(undoableStep(listing, step));
    },
    deleteIt: (listing: OwnProperty): void => take(undoableStep(listing, 'delete')),
    decide,
    /** Undone or refused removal, to prefill the form. */
    formerOf: (id: string) => former.current.get(id),
    cancel: (): void => setAsking(undefined),
  };
}
export type ListingSteps = ReturnType<typeof useListingSteps>;
