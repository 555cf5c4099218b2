import { useSession } from '@pokriv/web-kit/session';
import { ButtonLink, Notice, Stack } from '@pokriv/web-kit/ui';

import { detailTexts } from './messages.ts';
import { useLoginHref } from './use-login-href.ts';

const texts = detailTexts.landlord;

/** In the place of the button: today's phones are used up. Signing in gives more, so it is the main thing to do. */
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
