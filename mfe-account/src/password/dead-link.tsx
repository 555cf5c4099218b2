import * as pages from '@pokriv/contracts/pages';
import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { Link2Off } from 'lucide-react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';

/** A used, expired or invalid code, or one of an account that no longer exists (decisions §9). */
export function DeadLink({ message }: { message?: string }) {
  const isUserGone = message === signInTexts.noSuchUser;
  return (
    <Outcome
      tone="wait"
      icon={Link2Off}
      title={texts.reset.invalidTitle}
      actions={<ButtonLink to={pages.forgotPassword.path}>{texts.reset.again}</ButtonLink>}
    >
      {isUserGone ? message : `${texts.reset.invalid} ${texts.reset.invalidHint}`}
    </Outcome>
  );
}
