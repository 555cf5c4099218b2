import { useSession } from '@pokriv/web-kit/session';
import { ButtonLink, Notice, Stack } from '@pokriv/web-kit/ui';

import { detailTexts } from './messages.ts';
import { useLoginHref } from './use-login-href.ts';

const texts = detailTexts.landlord;

/** After the daily quota; signing in raises it, hence the primary action. */
export function PhonesUsedUp({ message }: { message: string }) {
  const { status } = useSession();
  const loginHref = useLoginHref();
  return (
    <Stack $gap={3}>
      <Notice tone="wait">{message}</Notice>
      {status === 'visitor' && (
        <ButtonLink to={loginHref} wide>
          {texts.login}
        </ButtonLink>
      )}
    </Stack>
  );
}
