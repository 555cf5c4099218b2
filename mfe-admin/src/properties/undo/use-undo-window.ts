import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useOnLeave } from '@pokriv/web-kit/on-leave';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { decisionText, type Decision } from '../../deciding/decision.ts';
import { texts } from './messages.ts';
import { sendBatch, type Batch, type Refused } from './send-batch.ts';
import { useIsMounted } from './use-is-mounted.ts';

export interface Undoable extends Batch {
  /** Shows again what was decided on. */
  onUndo?: () => void;
}

/** Revalidates what a decision changed. */
export const refreshListings = (): Promise<void> =>
  refresh(
    'listModerationQueue',
    'listCleanListings',
    'listAllProperties',
    'getProperty',
    'listPropertyHistory',
    'readAdminWork',
  );

const dropLease = (id: string) =>
  call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
    console.debug('moderation lease: drop failed, expires on its own', error),
  );

const has = ({ listings }: Batch, id: string) => listings.some((listing) => listing.id === id);

/**
 * The last decision, on one listing or several, which waits for its undo window. It is sent at its end, before the next
 * decision and on leaving the page.
 */
export function useUndoWindow() {
  const toast = useSetAtom(toastAtom);
  const [waiting, setWaiting] = useState<Undoable>();
  const [sending, setSending] = useState<readonly Undoable[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  // A ref besides the state: a timeout and a page close at once must send once.
  const unsent = useRef<Undoable>(undefined);
  /** Listings left during the undo window; their leases are held until the decision is sent. */
  const leased = useRef(new Set<string>());
  const isMounted = useIsMounted();

  const keep = (undoable: Undoable | undefined): void => {
    unsent.current = undoable;
    setWaiting(undoable);
  };
  const take = (): Undoable | undefined => {
    const taken = unsent.current;
    keep(undefined);
    return taken;
  };
  const tell = ({ listings: [first, second], listings, decision }: Undoable, refusals: Refused[]): void => {
    const done = listings.length - refusals.length;
    const isSingle = first !== undefined && second === undefined;
    const doneText = isSingle ? decisionText[decision.action] : texts.sent(decision.action, done);
    if (done > 0) toast({ tone: 'success', text: doneText });
    // The dialog may have unmounted with its page.
    const [refusal] = refusals;
    if (isSingle && refusal) toast({ tone: 'error', text: `${refusal.title}: ${refusal.message}` });
    else if (refusal) toast({ tone: 'error', text: texts.refusedTitle(refusals.length) });
  };
  const dropLeases = ({ listings }: Undoable) =>
    Promise.all(listings.map(({ id }) => (leased.current.delete(id) ? dropLease(id) : undefined)));

  const send = async (taken: Undoable): Promise<void> => {
    setSending((list) => [...list, taken]);
    const refusals = await sendBatch(taken);
    tell(taken, refusals);
    if (!isMounted.current) return;
    setRefused((list) => [...list, ...refusals]);
    try {
      await Promise.all([dropLeases(taken), refreshListings()]);
    } finally {
      setSending((list) => list.filter((one) => one !== taken));
    }
  };
  const sendNow = (): void => {
    const taken = take();
    if (!taken) return;
    send(taken).catch((error: unknown) =>
      console.warn('moderation queue: revalidation failed after a decision', error),
    );
  };
  useOnLeave(sendNow);

  return {
    waiting,
    refused,
    add: (undoable: Undoable): void => {
      sendNow();
      keep(undoable);
    },
    undo: (): void => take()?.onUndo?.(),
    sendNow,
    /** The decision on a listing that is waiting or being sent. */
    decisionOn: (id: string): Decision | undefined =>
      [...(waiting ? [waiting] : []), ...sending].find((one) => has(one, id))?.decision,
    /** Keeps the lease of a listing whose decision waits, until it is sent. @returns whether one waits */
    keepsLease: (id: string): boolean => {
      if (!unsent.current || !has(unsent.current, id)) return false;
      leased.current.add(id);
      return true;
    },
    forgetRefused: () => setRefused([]),
  };
}
export type UndoWindow = ReturnType<typeof useUndoWindow>;
