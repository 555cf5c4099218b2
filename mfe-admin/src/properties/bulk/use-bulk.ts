import { useState } from 'react';

import { decisionsFor, type Decision } from '../../deciding/decision.ts';
import type { Deciding } from '../use-queue-undo.ts';
import type { QueueListing } from '../use-queue.ts';

const NOTHING: ReadonlySet<string> = new Set();
const isWaitingFor = (listing: QueueListing) => decisionsFor(listing).includes('approve');
/** Known risks of a listing; null while they are not known here. */
const risksOf = ({ signs }: QueueListing) => signs?.risks ?? null;

/**
 * Selected rows of the queue.
 * @param rows without those already decided
 * @param onDecide takes the bulk decision; an undo selects the rows again
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
    /** Rows that can be selected. */
    open,
    chosen,
    /** Those of the selected with a risk, and those whose risks are not known. */
    risky,
    unknown,
    isChoosing,
    setMode,
    tick,
    /** Leaves only those selected that are known to be without a risk. */
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
