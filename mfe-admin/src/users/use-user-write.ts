import type { AdminUser, AdminUserChange } from '@pokriv/contracts/account/admin-user';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

/** Cached reads made stale by a change of a user. */
export const touched = ['listUsers', 'listAudit'] as const;

export interface UserPartProps {
  user: AdminUser;
  onChange: (user: AdminUser) => void;
}

export interface ActDialogProps extends UserPartProps {
  open: boolean;
  onClose: () => void;
}

export function useUserWrite(onChange: UserPartProps['onChange']) {
  const toast = useSetAtom(toastAtom);
  const done = (user: AdminUser, text: string): AdminUser => {
    onChange(user);
    toast({ tone: 'success', text });
    void refresh(...touched);
    return user;
  };
  return {
    update: async (id: string, body: AdminUserChange, text: string): Promise<AdminUser> =>
      done((await call('updateUser', { params: { id }, body })).data, text),
    resetFactor: async (id: string, reason: string, text: string): Promise<AdminUser> =>
      done((await call('resetSecondFactor', { params: { id }, body: { reason } })).data, text),
    remove: async (id: string, reason: string, text: string): Promise<AdminUser> =>
      done((await call('deleteUser', { params: { id }, body: { reason } })).data, text),
  };
}
