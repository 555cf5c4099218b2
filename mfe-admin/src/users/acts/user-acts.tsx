import { Button, Cluster, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { ShieldBan, ShieldCheck, ShieldOff, Trash2, UserCog } from 'lucide-react';

import { texts as undoTexts } from '../../undo/messages.ts';
import { texts } from '../messages.ts';
import type { UserPartProps } from '../use-user-write.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useFocusAfterAct } from './use-focus-after-act.ts';
import type { UserActWork } from './use-user-acts.ts';

interface UserActsProps extends UserPartProps {
  work: UserActWork;
}

export function UserActs({ user, work, onChange }: UserActsProps) {
  const { asked, decided, cancel } = work;
  const place = useFocusAfterAct(work);
  return (
    <Stack ref={place} $gap={2} role="group" aria-label={texts.acts} tabIndex={-1}>
      {decided ? (
        <Notice tone="wait" title={decided}>
          {undoTexts.waits}
        </Notice>
      ) : (
        <ActButtons user={user} onAsk={work.ask} />
      )}
      <RoleDialog user={user} work={work} />
      <SuspendDialog work={work} />
      <ConfirmDialog
        open={asked === 'reinstate'}
        title={texts.reinstate.title}
        message={texts.reinstate.effect}
        confirmLabel={texts.reinstate.action}
        onConfirm={() => work.take({ kind: 'reinstate' })}
        onCancel={cancel}
      />
      <ResetFactorDialog user={user} open={asked === 'resetFactor'} onChange={onChange} onClose={cancel} />
      <DeleteDialog user={user} open={asked === 'remove'} onChange={onChange} onClose={cancel} />
    </Stack>
  );
}

interface ActButtonsProps {
  user: UserPartProps['user'];
  onAsk: UserActWork['ask'];
}

function ActButtons({ user, onAsk }: ActButtonsProps) {
  const isAdmin = user.role === 'admin';
  return (
    <>
      <Cluster $gap={2}>
        <Button type="button" variant="secondary" size="small" onClick={() => onAsk('role')}>
          <UserCog />
          {texts.role.action}
        </Button>
        {user.suspension ? (
          <Button type="button" variant="secondary" size="small" onClick={() => onAsk('reinstate')}>
            <ShieldCheck />
            {texts.reinstate.action}
          </Button>
        ) : (
          !isAdmin && (
            <Button type="button" variant="secondary" size="small" onClick={() => onAsk('suspend')}>
              <ShieldBan />
              {texts.suspend.action}
            </Button>
          )
        )}
        {isAdmin && user.hasSecondFactor && (
          <Button type="button" variant="secondary" size="small" onClick={() => onAsk('resetFactor')}>
            <ShieldOff />
            {texts.resetFactor.action}
          </Button>
        )}
        {!user.erasedAt && (
          <Button type="button" variant="secondary" size="small" onClick={() => onAsk('remove')}>
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
    </>
  );
}
