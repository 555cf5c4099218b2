import * as pages from '@pokriv/contracts/pages';
import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { Link, useLocation } from '@pokriv/web-kit/router';
import { currentUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { AccountFrame } from '../frame/account-frame.tsx';
import { texts } from '../messages.ts';
import { prefilledEmail } from '../sign-in/prefilled-email.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetMailSent } from './reset-mail-sent.tsx';

const SERVER_FAILURES = ['INTERNAL', 'UNAVAILABLE', 'TIMEOUT'] as const satisfies ErrorCode[];

/** Maps a server error of this mail to a text for the form (decisions §11). */
function notSent(error: unknown): never {
  if (!(error instanceof AppError) || error.status < 500) throw error;
  throw new AppError({ ...error.body, message: errorText('auth.reset') }, { cause: error });
}

/** Request of the reset mail (decisions §9). */
export function ForgotPasswordPage() {
  const toast = useSetAtom(toastAtom);
  const { state } = useLocation();
  const [email, setEmail] = useState(() => prefilledEmail(state) || (currentUser()?.email ?? ''));
  const [isSent, setIsSent] = useState(false);

  const send = async (address: string) => {
    await call('forgotPassword', { body: { email: address }, quiet: SERVER_FAILURES }).catch(notSent);
    toast({ tone: 'success', text: successText('auth.reset') });
    setEmail(address);
    setIsSent(true);
  };

  if (isSent) return <ResetMailSent email={email} onSend={send} onOther={() => setIsSent(false)} />;
  return (
    <AccountFrame title={texts.forgot.title} lead={texts.forgot.lead}>
      <ForgotPasswordForm email={email} onSend={send} />
      <Text>
        <Link to={pages.login.path} state={{ email }}>
          {texts.toLogin}
        </Link>
      </Text>
    </AccountFrame>
  );
}
