import * as pages from '@pokriv/contracts/pages';
import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { setAuth, type SessionUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { saveRole } from '../role-request/save-role.ts';
import { texts } from './messages.ts';

const NEXT = pages.newListing.path;

/** Sets the first role to landlord, or files a role request (decisions §9, ADR 22). */
export function useBecomeLandlord(user: SessionUser) {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const [isBusy, setIsBusy] = useState(false);

  /** @returns true when the role is already granted */
  const change = async (): Promise<boolean> => {
    if (user.isRoleChosen === false) {
      await saveRole(user, 'landlord', user);
      return true;
    }
    const body = { requestedRole: 'landlord', reason: texts.reason } as const;
    const { data } = await call('requestRoleChange', { body });
    await refresh('readRoleChangeRequest');
    if (data.status !== 'approved') return false;
    setAuth({ user: (await call('getProfile')).data });
    return true;
  };

  const become = async (): Promise<void> => {
    setIsBusy(true);
    try {
      if (!(await change())) return;
      toast({ tone: 'success', text: texts.done });
      await navigate(NEXT, { replace: true });
    } catch (error) {
      // The shell has shown the error.
      if (!(error instanceof AppError)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  return { become, isBusy };
}
