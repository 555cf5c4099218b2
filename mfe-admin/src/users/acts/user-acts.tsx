import { Button, Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import { ShieldBan, ShieldCheck, ShieldOff, Trash2, UserCog } from 'lucide-react';
import { useState } from 'react';

import { texts } from '../messages.ts';
import type { UserPartProps } from '../use-user-write.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ReinstateDialog } from './reinstate-dialog.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const dialogs = {
  role: RoleDialog,
  suspend: SuspendDialog,
  reinstate: ReinstateDialog,
  resetFactor: ResetFactorDialog,
  remove: DeleteDialog,
} as const;
type Act = keyof typeof dialogs;

export function UserActs({ user, onChange }: UserPartProps) {
  const [act, setAct] = useState<Act>();
  const isAdmin = user.role === 'admin';
  return (
    <Stack $gap={2}>
      <Cluster $gap={2}>
        <Button type="button" variant="secondary" size="small" onClick={() => setAct('role')}>
          <UserCog />
          {texts.role.action}
        </Button>
        {user.suspension ? (
          <Button type="button" variant="secondary" size="small" onClick={() => setAct('reinstate')}>
            <ShieldCheck />
            {texts.reinstate.action}
          </Button>
        ) : (
          !isAdmin && (
            <Button type="button" variant="secondary" size="small" onClick={() => setAct('suspend')}>
              <ShieldBan />
              {texts.suspend.action}
            </Button>
          )
        )}
        {isAdmin && user.hasSecondFactor && (
          <Button type="button" variant="secondary" size="small" onClick={() => setAct('resetFactor')}>
            <ShieldOff />
            {texts.resetFactor.action}
          </Button>
        )}
        {!user.erasedAt && (
          <Button type="button" variant="secondary" size="small" onClick={() => setAct('remove')}>
            <Trash2 />
            {texts.remove.action}
          </Button>
        )}
      </Cluster>
      {isAdmin && (
        <Text $size="small" $tone="muted">
          {texts.adminHint}
        </Text>
      )}
      {(Object.keys(dialogs) as Act[]).map((id) => {
        const ActDialog = dialogs[id];
        return (
          <ActDialog
            key={id}
            user={user}
            open={act === id}
            onChange={onChange}
            onClose={() => setAct(undefined)}
          />
        );
      })}
    </Stack>
  );
}
