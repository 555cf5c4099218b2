import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { Contact } from '@pokriv/contracts/moderation/contact';
import type { ContactStatus } from '@pokriv/contracts/moderation/contact-states';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

/** A concurrent change by another administrator. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

export interface ContactWork {
  isBusy: boolean;
  move: (status: ContactStatus) => void;
  remove: () => void;
  /** @throws AppError when the send failed and can be retried */
  reply: (message: string) => Promise<void>;
  /** @throws AppError when the save failed and can be retried */
  note: (adminNotes: string) => Promise<void>;
}

interface Follow {
  onChange: () => Promise<unknown>;
  /** After a deletion, when revalidating the message would fail. */
  onRemoved: () => Promise<unknown>;
}

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
      await Promise.all([after(), refresh('readAdminWork')]);
    } catch (error) {
      if (error instanceof AppError && conflicts.includes(error.code)) {
        toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
        await onChange();
      }
      throw error;
    } finally {
      setIsBusy(false);
    }
  };
  // The host has shown the error; the revalidated message shows the current state.
  const logFailure = (error: unknown) => console.warn('contact message: change failed', error);

  return {
    isBusy,
    move: (next) =>
      void attempt(
        () => call('setContactStatus', { params, body: { status: next, from: status }, quiet: conflicts }),
        texts.done,
      ).catch(logFailure),
    remove: () =>
      void attempt(() => call('deleteContact', { params }), texts.removed, onRemoved).catch(logFailure),
    reply: (message) =>
      attempt(
        () =>
          call('replyToContact', { params, body: { message, answers: replies.length }, quiet: conflicts }),
        texts.sent,
      ),
    note: (adminNotes) =>
      attempt(
        () => call('setContactStatus', { params, body: { adminNotes, notesRead }, quiet: conflicts }),
        texts.notesSaved,
      ),
  };
}
