import { AppError } from '@pokriv/contracts/errors';
import type { Thread, ThreadChange } from '@pokriv/contracts/conversation/thread';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

/**
 * Thread actions of the reader; each resolves to true on success.
 * @param take applies the server's thread to the screen
 */
export function useThreadActs(id: string, take: (thread: Thread) => void) {
  const toast = useSetAtom(toastAtom);
  const [isBusy, setIsBusy] = useState(false);
  const params = { id };

  const act = async (
    done: keyof typeof texts.done,
    send: () => Promise<{ data: Thread }>,
  ): Promise<boolean> => {
    setIsBusy(true);
    try {
      const { data } = await send();
      take(data);
      toast({ tone: 'success', text: texts.done[done] });
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ tone: 'error', text: error.body.isWordless ? texts.failed : error.message });
      return false;
    } finally {
      setIsBusy(false);
      void refresh('listThreads', 'readUnread');
    }
  };
  const quiet = pageErrorCodes;
  const change = (done: keyof typeof texts.done, body: ThreadChange) =>
    act(done, () => call('changeThread', { params, body, quiet }));

  return {
    isBusy,
    archive: (isArchived: boolean) => change(isArchived ? 'archive' : 'unarchive', { isArchived }),
    mute: (isMuted: boolean) => change(isMuted ? 'mute' : 'unmute', { isMuted }),
    saveNote: (body: ThreadChange) => change('note', body),
    block: (isBlocked: boolean) =>
      act(isBlocked ? 'block' : 'unblock', () => call('blockThread', { params, body: { isBlocked }, quiet })),
  };
}

export type ThreadActs = ReturnType<typeof useThreadActs>;
