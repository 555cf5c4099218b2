import { AppError } from '@pokriv/contracts/errors';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useOnLeave } from '@pokriv/web-kit/on-leave';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { refreshListings } from '../../refresh-listings.ts';
import { actsOf, groupsOf, type Act } from './acts.ts';
import { bulkTexts as texts } from './messages.ts';
import { sendAct, type Moved, type Unmoved } from './send-act.ts';

/** Listings that an act left unchanged, and those that a promotion changed. */
export interface BulkRemainder {
  kind: Act['kind'];
  moved: readonly Moved[];
  unmoved: readonly Unmoved[];
}

type Stage = { kind: 'choosing' } | { kind: 'waiting' | 'sending'; act: Act };
const NONE: ReadonlySet<string> = new Set();

/**
 * Ticked listings and the act with them, which is sent after its undo window or on leaving the page.
 * @param scope the tab: another one starts without ticks
 */
export function useBulk(listings: readonly OwnProperty[], scope: string) {
  const toast = useSetAtom(toastAtom);
  const [ticks, setTicks] = useState({ scope, ids: NONE });
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' });
  const [remainder, setRemainder] = useState<BulkRemainder>();
  // A ref besides the state: a timeout and a page close at once must send once.
  const waiting = useRef<Act>(undefined);

  const ticked = ticks.scope === scope ? ticks.ids : NONE;
  const setTicked = (ids: ReadonlySet<string>) => setTicks({ scope, ids });
  const selectable = listings.filter((listing) => actsOf(listing).length > 0);
  const chosen = selectable.filter(({ id }) => ticked.has(id));

  const send = async (act: Act): Promise<void> => {
    try {
      const outcome = await sendAct(act);
      if (outcome.done > 0) toast({ tone: 'success', text: texts[act.kind].done(outcome.done) });
      if (outcome.waiting > 0) toast({ tone: 'info', text: texts.pending(outcome.waiting) });
      const { moved, unmoved } = outcome;
      if (unmoved.length > 0) setRemainder({ kind: act.kind, moved, unmoved });
      setTicked(new Set(unmoved.map(({ id }) => id)));
      await outcome.refreshed();
    } catch (error) {
      // The shell has shown the error; the selection stays.
      if (!(error instanceof AppError)) throw error;
      // The reply may be lost and the act done: a phone that was put away drops the connection.
      if (error.code === 'NETWORK') await refreshListings();
    } finally {
      setStage({ kind: 'choosing' });
    }
  };
  const sendNow = (): void => {
    const act = waiting.current;
    if (!act) return;
    waiting.current = undefined;
    setStage({ kind: 'sending', act });
    send(act).catch((error: unknown) => console.error('own listings: bulk act failed', error));
  };
  useOnLeave(sendNow);

  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };

  return {
    stage,
    selectable,
    chosen,
    groups: groupsOf(chosen),
    isBusyWith: (id: string): boolean =>
      stage.kind !== 'choosing' && stage.act.listings.some((listing) => listing.id === id),
    remainder,
    tick,
    tickAll: (isTicked: boolean): void => setTicked(new Set(isTicked ? selectable.map(({ id }) => id) : [])),
    start: (act: Act): void => {
      waiting.current = act;
      setStage({ kind: 'waiting', act });
    },
    undo: (): void => {
      if (!waiting.current) return;
      waiting.current = undefined;
      setStage({ kind: 'choosing' });
    },
    sendNow,
    forgetRemainder: () => setRemainder(undefined),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
