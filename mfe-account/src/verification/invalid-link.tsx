import * as pages from '@pokriv/contracts/pages';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { MailX } from 'lucide-react';
import { useState } from 'react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';
import { ResendButton } from './resend-button.tsx';

export function InvalidLink() {
  const user = useUser();
  const [isSent, setIsSent] = useState(false);
  const action = user ? (
    <ResendButton onSent={() => setIsSent(true)}>{texts.verification.resend}</ResendButton>
  ) : (
    <ButtonLink to={`${pages.login.path}?redirect=%2Fprofile`}>{texts.toLogin}</ButtonLink>
  );
  return (
    <Outcome tone="wait" icon={MailX} title={texts.verification.invalidTitle} actions={!isSent && action}>
      {isSent && user ? (
        texts.verification.resentHint(user.email)
      ) : (
        <>
          {texts.verification.invalid}{' '}
          {user ? texts.verification.invalidHint : texts.verification.signInToResend}
        </>
      )}
    </Outcome>
  );
}
