import type { HeldDecision, ModeratedThread, ThreadResolution } from '@pokriv/contracts/conversation/thread';
import { call, refresh } from '@pokriv/web-kit/api';
import { useRef, useState } from 'react';

import type { Undoable } from '../deciding/undoable.ts';
import { titleOf } from '../list/title-of.ts';
import { useUndoWindow } from '../undo/use-undo-window.ts';
import { texts } from './messages.ts';

export type HeldMessage = ModeratedThread['held'][number];

/** Enough to tell two messages apart. */
const NAME_LENGTH = 40;
export const nameOf = ({ text }: Pick<HeldMessage, 'text'>): string => text.slice(0, NAME_LENGTH);

/** Decisions about held messages and reported threads. @param onChange revalidates the list */
export function useThreadWork(onChange: () => Promise<unknown>) {
  const undo = useUndoWindow(texts.counted);
  const [removing, setRemoving] = useState<HeldMessage>();
  const [resolving, setResolving] = useState<ModeratedThread>();
  const undone = useRef(new Map<string, ThreadResolution>());

  const add = (undoable: Omit<Undoable, 'sent' | 'onSent'>): void => {
    setRemoving(undefined);
    setResolving(undefined);
    undo.add({
      ...undoable,
      sent: () => texts.done,
      onSent: () => Promise.all([onChange(), refresh('readAdminWork')]),
    });
  };
  const decide = (message: HeldMessage, action: HeldDecision['action']): void => {
    const { id } = message;
    add({
      subjects: [
        {
          id,
          title: nameOf(message),
          send: (sending) => call('decideHeldMessage', { ...sending, params: { id }, body: { action } }),
        },
      ],
      done: () => texts.decided[action],
    });
  };

  return {
    undo,
    removing,
    resolving,
    release: (message: HeldMessage): void => decide(message, 'release'),
    askRemoval: setRemoving,
    remove: (message: HeldMessage): void => decide(message, 'remove'),
    askResolution: setResolving,
    resolve: ({ id, listing }: ModeratedThread, body: ThreadResolution): void =>
      add({
        subjects: [
          {
            id,
            title: titleOf(listing),
            send: (sending) => call('resolveThread', { ...sending, params: { id }, body }),
          },
        ],
        done: () => texts.resolved[body.action],
        ...(body.reason && { written: body.reason }),
        onUndo: () => void undone.current.set(id, body),
      }),
    /** Undone resolution, to prefill the form. */
    formerOf: (id: string): ThreadResolution | undefined => undone.current.get(id),
    cancel: (): void => {
      setRemoving(undefined);
      setResolving(undefined);
    },
  };
}

export type ThreadWork = ReturnType<typeof useThreadWork>;
