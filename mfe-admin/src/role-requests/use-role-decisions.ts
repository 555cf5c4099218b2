import type { AdminRoleRequest, RoleRequestDecision } from '@pokriv/contracts/account/role-request';
import { call, refresh } from '@pokriv/web-kit/api';
import { useRef, useState } from 'react';

import { fullName } from '../list/full-name.ts';
import { useUndoWindow } from '../undo/use-undo-window.ts';
import { texts } from './messages.ts';

export interface AskedDecision {
  request: AdminRoleRequest;
  action: RoleRequestDecision['action'];
}

/** Approvals and rejections, each with a dialog and an undo window. @param onChange revalidates the list */
export function useRoleDecisions(onChange: () => Promise<unknown>) {
  const undo = useUndoWindow(texts.counted);
  const [asked, setAsked] = useState<AskedDecision>();
  const undone = useRef(new Map<string, string>());

  const decide = ({ id, user }: AdminRoleRequest, body: RoleRequestDecision): void => {
    const { notes } = body;
    setAsked(undefined);
    undo.add({
      subjects: [
        {
          id,
          title: fullName(user),
          send: (sending) => call('decideRoleChangeRequest', { ...sending, params: { id }, body }),
        },
      ],
      done: () => texts.done[body.action],
      sent: () => texts.sent[body.action],
      ...(notes && { written: notes, onUndo: () => void undone.current.set(id, notes) }),
      onSent: () => Promise.all([onChange(), refresh('readAdminWork')]),
    });
  };

  return {
    undo,
    asked,
    ask: (request: AdminRoleRequest, action: AskedDecision['action']) => setAsked({ request, action }),
    cancel: () => setAsked(undefined),
    approve: (request: AdminRoleRequest): void => decide(request, { action: 'approve' }),
    reject: (request: AdminRoleRequest, notes: string): void => decide(request, { action: 'reject', notes }),
    /** Answer of an undone rejection, to prefill the form. */
    formerOf: (id: string): string => undone.current.get(id) ?? '',
  };
}
export type RoleDecisions = ReturnType<typeof useRoleDecisions>;
