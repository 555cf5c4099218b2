import { AppError } from '@pokriv/contracts/errors';
import type { AdminRoleRequest, RoleRequestDecision } from '@pokriv/contracts/account/role-request';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

export interface AskedDecision {
  request: AdminRoleRequest;
  action: RoleRequestDecision['action'];
}

const said = { approve: texts.approved, reject: texts.rejected } as const;

/** Approves or rejects requests, each after a dialog. @param onChange revalidates the list */
export function useRoleDecisions(onChange: () => Promise<unknown>) {
  const toast = useSetAtom(toastAtom);
  const [asked, setAsked] = useState<AskedDecision>();
  const [isBusy, setIsBusy] = useState(false);

  /** @throws AppError CONFLICT when another administrator has decided; the list is revalidated by then */
  const decide = async ({ id }: AdminRoleRequest, body: RoleRequestDecision): Promise<void> => {
    setIsBusy(true);
    try {
      await call('decideRoleChangeRequest', { params: { id }, body });
      toast({ tone: 'success', text: said[body.action] });
      setAsked(undefined);
      await Promise.all([onChange(), refresh('readAdminWork')]);
    } catch (error) {
      if (error instanceof AppError && error.status === 409) await onChange();
      throw error;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    asked,
    isBusy,
    ask: (request: AdminRoleRequest, action: AskedDecision['action']) => setAsked({ request, action }),
    cancel: () => setAsked(undefined),
    approve: (request: AdminRoleRequest): void => {
      decide(request, { action: 'approve' }).catch((error: unknown) => {
        console.warn('role request: approval failed', error);
        setAsked(undefined);
      });
    },
    reject: (request: AdminRoleRequest, notes: string) => decide(request, { action: 'reject', notes }),
  };
}
export type RoleDecisions = ReturnType<typeof useRoleDecisions>;
