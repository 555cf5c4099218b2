import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { decisionsFor } from '../../deciding/decision.ts';
import { texts } from './messages.ts';
import { sendBatch, type Batch, type BulkDecision, type Refused } from './send-batch.ts';
import { useIsMounted } from './use-is-mounted.ts';
import { useLeaving } from './use-leaving.ts';

type Stage = { kind: 'off' | 'choosing' } | { kind: 'waiting' | 'sending'; batch: Batch };

const NOTHING: ReadonlySet<string> = new Set();
const isWaitingFor = (listing: OwnProperty) => decisionsFor(listing).includes('approve');

/**
 * Ticked rows of the queue and the one decision about them, which waits for a moment before it is sent: until then it
 * can be taken back. @param onSent what is on screen is old
 */
export function useBulk(rows: readonly OwnProperty[], onSent: () => Promise<unknown>) {
  const toast = useSetAtom(toastAtom);
  const [stage, setStage] = useState<Stage>({ kind: 'off' });
  const [ticked, setTicked] = useState(NOTHING);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  // Beside the state, so that two reasons to send at once (a press, the page's end) send once.
  const waiting = useRef<Batch>(undefined);
  const isMounted = useIsMounted();

  const open = rows.filter(isWaitingFor);
  const chosen = open.filter(({ id }) => ticked.has(id));
  const isChoosing = stage.kind === 'choosing';

  const send = async (batch: Batch): Promise<void> => {
    const { listings, decision } = batch;
    const unmoved = await sendBatch(batch);
    const done = listings.length - unmoved.length;
    if (done > 0) toast({ tone: 'success', text: texts.done[decision.action](done) });
    // The dialog may be gone with its page.
    if (unmoved.length > 0) toast({ tone: 'error', text: texts.refusedTitle(unmoved.length) });
    setRefused(unmoved);
    setTicked(NOTHING);
    setStage({ kind: 'off' });
    if (isMounted.current) await onSent();
  };
  const sendNow = (): void => {
    const batch = waiting.current;
    if (!batch) return;
    waiting.current = undefined;
    setStage({ kind: 'sending', batch });
    send(batch).catch((error: unknown) => console.warn('the queue was not read anew', error));
  };
  useLeaving(sendNow);

  const setMode = (isOn: boolean): void => {
    if (stage.kind === 'sending') return;
    setStage({ kind: isOn ? 'choosing' : 'off' });
    setTicked(NOTHING);
  };
  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };

  return {
    stage,
    /** Those that can be ticked. */
    open,
    chosen,
    isChoosing,
    /** One listing alone is not decided on meanwhile. */
    isBusy: stage.kind === 'waiting' || stage.kind === 'sending' || chosen.length > 0,
    refused,
    setMode,
    tick: (id: string, isTicked: boolean): void => {
      if (isChoosing) tick(id, isTicked);
    },
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? open.map(({ id }) => id) : [])),
    /** By keyboard: the open listing, whether or not ticks are shown already. */
    toggle: (id: string | undefined): void => {
      if (!open.some((listing) => listing.id === id) || stage.kind === 'sending') return;
      if (id === undefined || stage.kind === 'waiting') return;
      setStage({ kind: 'choosing' });
      tick(id, !ticked.has(id));
    },
    decide: (decision: BulkDecision): void => {
      if (!isChoosing || chosen.length === 0) return;
      const batch = { listings: chosen, decision };
      waiting.current = batch;
      setStage({ kind: 'waiting', batch });
    },
    undo: (): void => {
      if (!waiting.current) return;
      waiting.current = undefined;
      setStage({ kind: 'choosing' });
    },
    sendNow,
    forgetRefused: () => setRefused([]),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
