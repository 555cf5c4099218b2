import { toastAtom } from '@pokriv/web-kit/toast';
import { useOnLeave } from '@pokriv/web-kit/on-leave';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { texts } from './messages.ts';
import { sendUndoable } from './send-undoable.ts';
import type { Refused, Undoable } from '../deciding/undoable.ts';

const isAbout = ({ subjects, covers = [] }: Undoable, id: string): boolean =>
  covers.includes(id) || subjects.some((subject) => subject.id === id);

/**
 * Undo window of a page's last decision about one or more records. The decision is sent when the window ends, before
 * the next decision and on leaving the page.
 * @param counted names a number of records: „1 обява“, „3 обяви“
 */
export function useUndoWindow(counted: (count: number) => string) {
  const toast = useSetAtom(toastAtom);
  const [waiting, setWaiting] = useState<Undoable>();
  const [sending, setSending] = useState<readonly Undoable[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  // A ref besides the state: a timeout and a page close at once must send once.
  const unsent = useRef<Undoable>(undefined);

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const keep = (undoable: Undoable | undefined): void => {
    unsent.current = undoable;
    setWaiting(undoable);
  };
  const take = (): Undoable | undefined => {
    const taken = unsent.current;
    keep(undefined);
    return taken;
  };
  const tell = ({ subjects, sent }: Undoable, refusals: readonly Refused[]): void => {
    const done = subjects.length - refusals.length;
    if (done > 0) toast({ tone: 'success', text: sent(done) });
    const [refusal] = refusals;
    // The page's dialog tells it, unless it is gone with its page.
    if (!refusal || isHere.current) return;
    const text =
      subjects.length === 1
        ? `${refusal.title}: ${refusal.message}`
        : texts.refusedTitle(counted(refusals.length));
    toast({ tone: 'error', text });
  };

  const send = async (taken: Undoable): Promise<void> => {
    setSending((list) => [...list, taken]);
    const refusals = await sendUndoable(taken);
    tell(taken, refusals);
    setRefused((list) => [...list, ...refusals]);
    try {
      await taken.onSent();
    } finally {
      setSending((list) => list.filter((one) => one !== taken));
    }
  };
  const sendNow = (): void => {
    const taken = take();
    if (!taken) return;
    send(taken).catch((error: unknown) =>
      console.warn('undo window: revalidation failed after a decision', error),
    );
  };
  useOnLeave(sendNow);

  return {
    counted,
    waiting,
    refused,
    add: (undoable: Undoable): void => {
      sendNow();
      keep(undoable);
    },
    undo: (): void => take()?.onUndo?.(),
    sendNow,
    /** Label of the decision on a record, in the undo window or being sent. */
    decidedOn: (id: string): string | undefined =>
      [...(waiting ? [waiting] : []), ...sending].find((one) => isAbout(one, id))?.done(1),
    /** True during the undo window of a decision on the record; correct before the next render too. */
    isUnsent: (id: string): boolean => unsent.current !== undefined && isAbout(unsent.current, id),
    forgetRefused: () => setRefused([]),
  };
}
export type UndoWindow = ReturnType<typeof useUndoWindow>;
