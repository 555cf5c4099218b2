import * as pages from '@pokriv/contracts/pages';
import { AppError } from '@pokriv/contracts/errors';
import { errorText } from '@pokriv/web-kit/messages';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Notice } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState, type FormEvent } from 'react';

import { FormStack } from '../frame/form-stack.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { texts } from '../messages.ts';
import { saveRole, type ChosenRole, type PersonNames } from '../role-request/save-role.ts';
import { safeRedirect } from '../sign-in/safe-redirect.ts';
import { RoleCards } from './role-cards.tsx';

const FIRST_PAGE: Record<ChosenRole, string> = { tenant: '/', landlord: pages.newListing.path };

/** Untrusted navigation state of the registration. */
type Registered = Partial<PersonNames> & { redirect?: unknown };

const withNames = (person: Partial<PersonNames> | null): PersonNames | undefined =>
  person?.firstName ? { ...person, firstName: person.firstName, lastName: person.lastName ?? '' } : undefined;

export function RoleForm({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const registered = useLocation().state as Registered | null;
  const [role, setRole] = useState<ChosenRole>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!role) {
      event.currentTarget.querySelector('input')?.focus();
      return setFailure(texts.role.required);
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await saveRole(user, role, withNames(registered) ?? user);
      toast({ tone: 'success', text: texts.role.done });
      const wanted = safeRedirect(registered?.redirect);
      void navigate(wanted === '/' ? FIRST_PAGE[role] : wanted, { replace: true });
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
    <FormStack onSubmit={(event) => void save(event)} noValidate>
      <RoleCards value={role} onChoose={choose} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <SubmitButton isBusy={isBusy} busyText={texts.role.submitting}>
        {texts.role.submit}
      </SubmitButton>
    </FormStack>
  );
}
