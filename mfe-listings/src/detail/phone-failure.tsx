import type { AppError } from '@pokriv/contracts/errors';
import { useSession } from '@pokriv/web-kit/session';
import { ButtonLink, Notice } from '@pokriv/web-kit/ui';

import { detailTexts } from './messages.ts';
import { useLoginHref } from './use-login-href.ts';

const texts = detailTexts.landlord;

export function PhoneFailure({ failure }: { failure: AppError }) {
  const { status } = useSession();
  const loginHref = useLoginHref();
  const canLogIn = failure.code === 'RATE_LIMITED' && status === 'visitor';
  return (
    <Notice
      tone="wait"
      actions={
        canLogIn && (
          <ButtonLink to={loginHref} variant="secondary" size="small">
            {texts.login}
          </ButtonLink>
        )
      }
    >
      {failure.message}
    </Notice>
  );
}
