import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useOnLeave } from '@pokriv/web-kit/on-leave';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { decisionText, type Decision } from '../../deciding/decision.ts';
import { sendBatch, type Refused } from '../bulk/send-batch.ts';
import { useIsMounted } from '../bulk/use-is-mounted.ts';

export interface Undoable {
  listing: OwnProperty;
  decision: Decision;
}

/** Revalidates what a decision changed. */
export const refreshListings = (): Promise<void> =>
  refresh('listModerationQueue', 'listAllProperties', 'getProperty', 'listPropertyHistory', 'readAdminWork');

/** The lease is held until the decision is sent. */
const dropLease = (id: string) =>
  call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
    console.debug('moderation lease: drop failed, expires on its own', error),
  );

/** Single decisions, each sent after its undo window or on leaving the page. `waiting` is in order, newest last. */
export function useUndoWindow() {
  const toast = useSetAtom(toastAtom);
  const [waiting, setWaiting] = useState<readonly Undoable[]>([]);
  const [sending, setSending] = useState<readonly Undoable[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  // A ref besides the state: a timeout and a page close at once must send once.
  const unsent = useRef(new Map<string, Undoable>());
  const isMounted = useIsMounted();

  const take = (id: string): Undoable | undefined => {
    const taken = unsent.current.get(id);
    unsent.current.delete(id);
    setWaiting([...unsent.current.values()]);
    return taken;
  };

  const send = async (id: string): Promise<void> => {
    const taken = take(id);
    if (!taken) return;
    setSending((list) => [...list, taken]);
    const { listing, decision } = taken;
    const refusals = await sendBatch({ listings: [listing], decision });
    if (refusals.length === 0) toast({ tone: 'success', text: decisionText[decision.action] });
    for (const { title, message } of refusals) toast({ tone: 'error', text: `${title}: ${message}` });
    if (!isMounted.current) return;
    setRefused((list) => [...list, ...refusals]);
    await Promise.all([dropLease(id), refreshListings()]);
    setSending((list) => list.filter((one) => one !== taken));
  };
  const sendNow = (id: string): void => {
    send(id).catch((error: unknown) =>
      console.warn('moderation queue: revalidation failed after a decision', error),
    );
  };
  useOnLeave(() => {
    for (const id of [...unsent.current.keys()]) sendNow(id);
  });

  const find = (list: readonly Undoable[], id: string) => list.find(({ listing }) => listing.id === id);

  return {
    waiting,
    refused,
    add: (listing: OwnProperty, decision: Decision): void => {
      unsent.current.set(listing.id, { listing, decision });
      setWaiting([...unsent.current.values()]);
    },
    /** @param id default: the newest decision @returns id of the undone listing */
    undo: (id = [...unsent.current.keys()].at(-1)): string | undefined =>
      id === undefined ? undefined : take(id)?.listing.id,
    sendNow,
    decisionOn: (id: string): Decision | undefined => (find(waiting, id) ?? find(sending, id))?.decision,
    isWaiting: (id: string): boolean => unsent.current.has(id),
    forgetRefused: () => setRefused([]),
  };
}
export type UndoWindow = ReturnType<typeof useUndoWindow>;
