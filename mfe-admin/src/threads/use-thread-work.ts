import type { HeldDecision, ModeratedThread, ThreadResolution } from '@pokriv/contracts/conversation/thread';
import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

export type HeldMessage = ModeratedThread['held'][number];

/** Another moderator decided first, or the message is gone. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION', 'NOT_FOUND'];

/** Decisions about held messages and reported threads. @param onChange revalidates the list */
export function useThreadWork(onChange: () => Promise<unknown>) {
  const toast = useSetAtom(toastAtom);
  const [busyId, setBusyId] = useState<string>();
  const [removing, setRemoving] = useState<HeldMessage>();
  const [resolving, setResolving] = useState<ModeratedThread>();

  const attempt = async (change: () => Promise<{ message?: string | undefined }>): Promise<void> => {
    try {
      const { message } = await change();
      toast({ tone: 'success', text: message ?? texts.done });
    } catch (error) {
      if (!(error instanceof AppError) || !conflicts.includes(error.code)) throw error;
      toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
    }
    setRemoving(undefined);
    setResolving(undefined);
    await Promise.all([onChange(), refresh('readAdminWork')]);
  };

  const decide = async ({ id }: HeldMessage, action: HeldDecision['action']): Promise<void> => {
    setBusyId(id);
    try {
      await attempt(() => call('decideHeldMessage', { params: { id }, body: { action }, quiet: conflicts }));
    } catch (error) {
      // The shell has shown the error.
      if (!(error instanceof AppError)) throw error;
    } finally {
      setBusyId(undefined);
    }
  };

  return {
    busyId,
    removing,
    resolving,
    release: (message: HeldMessage): void => void decide(message, 'release'),
    askRemoval: setRemoving,
    remove: (message: HeldMessage): void => void decide(message, 'remove'),
    askResolution: setResolving,
    /** @throws AppError when the decision failed and can be retried */
    resolve: ({ id }: ModeratedThread, body: ThreadResolution): Promise<void> =>
      attempt(() => call('resolveThread', { params: { id }, body, quiet: conflicts })),
    cancel: (): void => {
      setRemoving(undefined);
      setResolving(undefined);
    },
  };
}

export type ThreadWork = ReturnType<typeof useThreadWork>;
