import { AppError } from '@pokriv/contracts/errors';
import { errorText } from '@pokriv/web-kit/messages';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Notice, Stack } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from '../messages.ts';
import { RoleCards } from './role-cards.tsx';
import { saveRole, type ChosenRole, type PersonNames } from './save-role.ts';

const FIRST_PAGE: Record<ChosenRole, string> = { tenant: '/', landlord: '/create-property' };

/** The choice and its button; the names come from registration, else from the session. */
export function RoleForm({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const registered = useLocation().state as PersonNames | null;
  const [role, setRole] = useState<ChosenRole>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    if (!role) return setFailure(texts.role.required);
    setIsBusy(true);
    setFailure(undefined);
    try {
      await saveRole(user, role, registered?.firstName ? registered : user);
      toast({ tone: 'success', text: texts.role.done });
      void navigate(FIRST_PAGE[role], { replace: true });
    } catch (error) {
      setFailure(error instanceof AppError ? error.message : errorText('general.save'));
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (chosen: ChosenRole) => {
    setRole(chosen);
    setFailure(undefined);
  };

  return (
    <Stack $gap={6}>
      <RoleCards value={role} onChoose={choose} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="button" size="large" wide busy={isBusy} onClick={() => void save()}>
        {isBusy ? texts.role.submitting : texts.role.submit}
      </Button>
    </Stack>
  );
}
