import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { Contact } from '@pokriv/contracts/moderation/contact';
import type { ContactStatus } from '@pokriv/contracts/moderation/contact-states';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

/** Somebody else was quicker. */
const overtaken: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

export interface ContactWork {
  isBusy: boolean;
  move: (status: ContactStatus) => void;
  remove: () => void;
  /** @throws AppError when it was not sent and can be tried again */
  reply: (message: string) => Promise<void>;
  /** @throws AppError when it was not saved and can be tried again */
  note: (adminNotes: string) => Promise<void>;
}

interface Follow {
  /** What is on screen is old. */
  onChange: () => Promise<unknown>;
  /** It is gone: reading it again would fail. */
  onRemoved: () => Promise<unknown>;
}

/** What is done with one message. */
export function useContactWork(
  { id, status, adminNotes: notesRead, replies }: Contact,
  { onChange, onRemoved }: Follow,
): ContactWork {
  const toast = useSetAtom(toastAtom);
  const [isBusy, setIsBusy] = useState(false);
  const params = { id };

  const attempt = async (change: () => Promise<unknown>, done: string, after = onChange) => {
    setIsBusy(true);
    try {
      await change();
      toast({ tone: 'success', text: done });
      await after();
    } catch (error) {
      if (error instanceof AppError && overtaken.includes(error.code)) {
        toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
        await onChange();
      }
      throw error;
    } finally {
      setIsBusy(false);
    }
  };
  // The failed call was told by now; the message shows how things stand.
  const told = (error: unknown) => console.warn('the message was not changed', error);

  return {
    isBusy,
    move: (next) =>
      void attempt(
        () => call('setContactStatus', { params, body: { status: next, from: status }, quiet: overtaken }),
        texts.done,
      ).catch(told),
    remove: () => void attempt(() => call('deleteContact', { params }), texts.removed, onRemoved).catch(told),
    reply: (message) =>
      attempt(
        () =>
          call('replyToContact', { params, body: { message, answers: replies.length }, quiet: overtaken }),
        texts.sent,
      ),
    note: (adminNotes) =>
      attempt(
        () => call('setContactStatus', { params, body: { adminNotes, notesRead }, quiet: overtaken }),
        texts.notesSaved,
      ),
  };
}
