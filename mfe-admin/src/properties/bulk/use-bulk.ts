import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useOnLeave } from '@pokriv/web-kit/on-leave';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { decisionsFor } from '../../deciding/decision.ts';
import { texts } from './messages.ts';
import { sendBatch, type Batch, type BulkDecision, type Refused } from './send-batch.ts';
import { useIsMounted } from './use-is-mounted.ts';

type Stage = { kind: 'off' | 'choosing' } | { kind: 'waiting' | 'sending'; batch: Batch };

const NOTHING: ReadonlySet<string> = new Set();
const isWaitingFor = (listing: OwnProperty) => decisionsFor(listing).includes('approve');

/**
 * Selected rows of the queue and their bulk decision, sent after the undo window.
 * @param onSent revalidates the queue
 */
export function useBulk(rows: readonly OwnProperty[], onSent: () => Promise<unknown>) {
  const toast = useSetAtom(toastAtom);
  const [stage, setStage] = useState<Stage>({ kind: 'off' });
  const [ticked, setTicked] = useState(NOTHING);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  // A ref besides the state: a press and a page close at once must send once.
  const waiting = useRef<Batch>(undefined);
  const isMounted = useIsMounted();

  const open = rows.filter(isWaitingFor);
  const chosen = open.filter(({ id }) => ticked.has(id));
  const isChoosing = stage.kind === 'choosing';

  const send = async (batch: Batch): Promise<void> => {
    const { listings, decision } = batch;
    const refusals = await sendBatch(batch);
    const done = listings.length - refusals.length;
    if (done > 0) toast({ tone: 'success', text: texts.done[decision.action](done) });
    // The dialog may have unmounted with its page.
    if (refusals.length > 0) toast({ tone: 'error', text: texts.refusedTitle(refusals.length) });
    setRefused(refusals);
    setTicked(NOTHING);
    setStage({ kind: 'off' });
    if (isMounted.current) await onSent();
  };
  const sendNow = (): void => {
    const batch = waiting.current;
    if (!batch) return;
    waiting.current = undefined;
    setStage({ kind: 'sending', batch });
    send(batch).catch((error: unknown) =>
      console.warn('moderation queue: revalidation failed after a bulk decision', error),
    );
  };
  useOnLeave(sendNow);

  const begin = (batch: Batch): void => {
    waiting.current = batch;
    setStage({ kind: 'waiting', batch });
  };
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
    /** Rows that can be selected. */
    open,
    chosen,
    isChoosing,
    isBusy: stage.kind === 'waiting' || stage.kind === 'sending' || chosen.length > 0,
    refused,
    setMode,
    tick: (id: string, isTicked: boolean): void => {
      if (isChoosing) tick(id, isTicked);
    },
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? open.map(({ id }) => id) : [])),
    toggle: (id: string | undefined): void => {
      if (!open.some((listing) => listing.id === id) || stage.kind === 'sending') return;
      if (id === undefined || stage.kind === 'waiting') return;
      setStage({ kind: 'choosing' });
      tick(id, !ticked.has(id));
    },
    decide: (decision: BulkDecision): void => {
      if (isChoosing && chosen.length > 0) begin({ listings: chosen, decision });
    },
    /** Approves these without a choice by hand; an undo leaves them chosen. */
    approveAll: (listings: readonly OwnProperty[]): void => {
      if (stage.kind === 'waiting' || stage.kind === 'sending' || listings.length === 0) return;
      setTicked(new Set(listings.map(({ id }) => id)));
      begin({ listings, decision: { action: 'approve' } });
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
