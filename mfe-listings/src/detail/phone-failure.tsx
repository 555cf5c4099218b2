import type { AppError } from '@pokriv/contracts/errors';
import { useLocation } from '@pokriv/web-kit/router';
import { useSession } from '@pokriv/web-kit/session';
import { ButtonLink, Notice } from '@pokriv/web-kit/ui';

import { detailTexts } from './messages.ts';
import { waitText } from './wait-text.ts';

const texts = detailTexts.landlord;
const DAY_SECONDS = 86_400;

/** Why no phone came: a day's share is used up (a visitor's is small, and signing in gives more), or there is none. */
export function PhoneFailure({ failure }: { failure: AppError }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (failure.code !== 'RATE_LIMITED') return <Notice tone="wait">{failure.message}</Notice>;
  const wait = waitText(failure.body.retryAfter ?? DAY_SECONDS);
  if (status === 'signed-in') return <Notice tone="wait">{texts.limitUser(wait)}</Notice>;
  return (
    <Notice
      tone="wait"
      actions={
        <ButtonLink
          to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
          variant="secondary"
          size="small"
        >
          {texts.login}
        </ButtonLink>
      }
    >
      {texts.limitVisitor(wait)}
    </Notice>
  );
}
