import { useState } from 'react';

import { decisionsFor, type Decision } from '../../deciding/decision.ts';
import type { Deciding } from '../use-queue-undo.ts';
import type { QueueListing } from '../use-queue.ts';

const NOTHING: ReadonlySet<string> = new Set();
const isWaitingFor = (listing: QueueListing) => decisionsFor(listing).includes('approve');
/** Null while unknown. */
const risksOf = ({ signs }: QueueListing) => signs?.risks ?? null;

/**
 * Selected rows of the queue.
 * @param rows without decided ones
 * @param onDecide receives the bulk decision; its undo restores the selection
 */
export function useBulk(rows: readonly QueueListing[], onDecide: (deciding: Deciding) => void) {
  const [isChoosing, setChoosing] = useState(false);
  const [ticked, setTicked] = useState(NOTHING);

  const open = rows.filter(isWaitingFor);
  const chosen = open.filter(({ id }) => ticked.has(id));
  const risky = chosen.filter((listing) => (risksOf(listing) ?? []).length > 0);
  const unknown = chosen.filter((listing) => risksOf(listing) === null);

  const setMode = (isOn: boolean, ids = NOTHING): void => {
    setChoosing(isOn);
    setTicked(ids);
  };
  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };

  return {
    /** Selectable rows. */
    open,
    chosen,
    /** Selected rows with a risk; `unknown` has those without loaded risks. */
    risky,
    unknown,
    isChoosing,
    setMode,
    tick,
    /** Deselects rows with a risk or unknown risks. */
    keepClean: () =>
      setTicked(new Set(chosen.filter((listing) => risksOf(listing)?.length === 0).map(({ id }) => id))),
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? open.map(({ id }) => id) : [])),
    toggle: (id: string | undefined): void => {
      if (id === undefined) return;
      setChoosing(true);
      tick(id, !ticked.has(id));
    },
    decide: (decision: Decision): void => {
      if (chosen.length === 0) return;
      setMode(false);
      onDecide({ listings: chosen, decision, onUndo: () => setMode(true, ticked) });
    },
  };
}
export type Bulk = ReturnType<typeof useBulk>;
