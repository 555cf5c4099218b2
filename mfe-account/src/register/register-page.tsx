import * as pages from '@pokriv/contracts/pages';
import { Link, Navigate, useLocation, useNavigate } from '@pokriv/web-kit/router';
import { currentUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { AccountFrame } from '../frame/account-frame.tsx';
import { texts } from '../messages.ts';
import { GoogleButton } from '../sign-in/google-button.tsx';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { RegisterForm, type Registered } from './register-form.tsx';

/** Registration (spec §2). */
export function RegisterPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const toast = useSetAtom(toastAtom);
  const target = useAfterSignIn();
  // Read once: during a registration the session exists before the flow has ended.
  const [sentOnTo] = useState(() => (currentUser() ? target : undefined));
  if (sentOnTo) return <Navigate to={sentOnTo} replace />;

  const chooseRole = (text: string, registered: Registered, tone: 'success' | 'error' = 'success') => {
    toast({ tone, text });
    void navigate(pages.selectRole.path, { replace: true, state: { ...registered, redirect: target } });
  };

  return (
    <AccountFrame title={texts.register.title} lead={texts.register.lead}>
      <GoogleButton
        text={texts.register.google}
        onDone={({ firstName, lastName, phone }) =>
          chooseRole(texts.register.doneGoogle, { firstName, lastName, phone: phone ?? undefined })
        }
      />
      <RegisterForm
        onDone={(registered, { isMailSent }) =>
          isMailSent
            ? chooseRole(texts.register.done, registered)
            : chooseRole(texts.register.doneWithoutMail, registered, 'error')
        }
      />
      <Text>
        {texts.register.hasAccount}{' '}
        <Link to={`${pages.login.path}${search}`} state={state}>
          {texts.register.login}
        </Link>
      </Text>
    </AccountFrame>
  );
}
