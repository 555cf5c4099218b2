import type { AdminUser } from '@pokriv/contracts/account/admin-user';
import { call, refresh } from '@pokriv/web-kit/api';
import { useState } from 'react';

import { fullName } from '../../list/full-name.ts';
import { useUndoWindow } from '../../undo/use-undo-window.ts';
import { texts } from '../messages.ts';
import { touched } from '../use-user-write.ts';
import { changeOf, nameOf, type UserAct } from './user-act.ts';

export type AskedAct = UserAct['kind'] | 'resetFactor' | 'remove';

/**
 * Dialogs of a user's page; suspension, reinstatement and role change have an undo window.
 * @param revalidate rereads the user
 */
export function useUserActs(user: AdminUser, revalidate: () => Promise<unknown>) {
  const undo = useUndoWindow(texts.counted);
  const [asked, setAsked] = useState<AskedAct>();
  const [former, setFormer] = useState<UserAct>();

  return {
    undo,
    asked,
    /** The act that was undone or refused, to prefill its dialog. */
    former,
    /** Label of the act, in its undo window or being sent. */
    decided: undo.decidedOn(user.id),
    ask: setAsked,
    cancel: (): void => setAsked(undefined),
    take: (act: UserAct): void => {
      setAsked(undefined);
      setFormer(act);
      undo.add({
        subjects: [
          {
            id: user.id,
            title: fullName(user),
            send: async (sending) => {
              await call('updateUser', { ...sending, params: { id: user.id }, body: changeOf(act) });
              setFormer(undefined);
            },
          },
        ],
        done: () => nameOf(act),
        sent: () => texts[act.kind].done,
        ...('reason' in act && { written: act.reason }),
        onUndo: () => setAsked(act.kind),
        onSent: () => Promise.all([revalidate(), refresh(...touched)]),
      });
    },
  };
}
export type UserActWork = ReturnType<typeof useUserActs>;

export interface UndoableActProps {
  user: AdminUser;
  work: UserActWork;
}
