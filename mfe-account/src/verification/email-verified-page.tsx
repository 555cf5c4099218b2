import { Navigate, useSearchParams } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { Button, ButtonLink, PageSpinner } from '@pokriv/web-kit/ui';
import { CloudOff, MailCheck } from 'lucide-react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';
import { InvalidLink } from './invalid-link.tsx';
import { useVerification } from './use-verification.ts';

/** Where the verification mail leads (spec §4): one provider link serves both kinds of code. */
export function EmailVerifiedPage() {
  const [params] = useSearchParams();
  if (params.get('mode') === 'resetPassword')
    return <Navigate to={`/reset-password?${params.toString()}`} replace />;
  return <Verified code={params.get('oobCode')} />;
}

function Verified({ code }: { code: string | null }) {
  useTitle(texts.verification.title);
  const user = useUser();
  const { outcome, retry } = useVerification(code);
  if (outcome.state === 'checking') return <PageSpinner label={texts.verification.checking} />;
  if (outcome.state === 'invalid') return <InvalidLink />;
  if (outcome.state === 'failed') {
    return (
      <Outcome
        tone="danger"
        icon={CloudOff}
        title={texts.verification.failedTitle}
        actions={
          <Button type="button" onClick={retry}>
            {texts.retry}
          </Button>
        }
      >
        {outcome.message}
      </Outcome>
    );
  }
  return (
    <Outcome
      tone="good"
      icon={MailCheck}
      title={texts.verification.confirmedTitle}
      actions={
        user ? (
          <ButtonLink to="/">{texts.toHome}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{texts.toLogin}</ButtonLink>
        )
      }
    >
      {texts.verification.confirmed}
    </Outcome>
  );
}
