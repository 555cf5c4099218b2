import * as pages from '@pokriv/contracts/pages';
import { Navigate, useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { PageSpinner } from '@pokriv/web-kit/ui';

import { FailedCheck } from '../frame/failed-check.tsx';
import { texts } from '../messages.ts';
import { Confirmed } from './confirmed.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { useVerification } from './use-verification.ts';

/** Landing page of the verification mail (spec §4); the provider has one link for both kinds of code. */
export function EmailVerifiedPage() {
  const [params] = useSearchParams();
  if (params.get('mode') === 'resetPassword')
    return <Navigate to={`${pages.resetPassword.path}?${params.toString()}`} replace />;
  return <Verified code={params.get('oobCode')} />;
}

function Verified({ code }: { code: string | null }) {
  useTitle(texts.verification.title);
  const { outcome, retry } = useVerification(code);
  if (outcome.state === 'checking') return <PageSpinner label={texts.verification.checking} />;
  if (outcome.state === 'invalid') return <InvalidLink />;
  if (outcome.state === 'failed') {
    return (
      <FailedCheck
        title={texts.verification.failedTitle}
        message={outcome.message}
        onRetry={outcome.isLasting ? undefined : retry}
      />
    );
  }
  return <Confirmed />;
}
