import * as pages from '@pokriv/contracts/pages';
import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { currentUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { toastAtom } from '@pokriv/web-kit/toast';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';

import { AccountFrame } from '../frame/account-frame.tsx';
import { FailedCheck } from '../frame/failed-check.tsx';
import { texts } from '../messages.ts';
import { DeadLink } from './dead-link.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useResetCode } from './use-reset-code.ts';

/** Landing page of the reset mail (decisions §9). */
export function ResetPasswordPage() {
  useTitle(texts.reset.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const toast = useSetAtom(toastAtom);
  const code = params.get('oobCode');
  const { outcome, retry, giveUp } = useResetCode(code);

  if (!code) return <DeadLink />;
  if (outcome.state === 'dead') return <DeadLink message={outcome.message} />;
  if (outcome.state === 'checking') return <PageSpinner label={texts.reset.checking} />;
  if (outcome.state === 'failed') {
    return <FailedCheck title={texts.reset.failedTitle} message={outcome.message} onRetry={retry} />;
  }
  const { email } = outcome;
  const arrive = async () => {
    // The server has ended every session of the account; the one in this browser would get a 401.
    if (currentUser()?.email === email) await signOutEverywhereHere();
    toast({ tone: 'success', text: texts.reset.done });
    void navigate(pages.login.path, { replace: true, state: { email } });
  };
  return (
    <AccountFrame
      title={texts.reset.title}
      lead={
        <>
          {texts.reset.account(email)} {texts.reset.lead}
        </>
      }
    >
      <ResetPasswordForm code={code} email={email} onDone={arrive} onDeadLink={giveUp} />
    </AccountFrame>
  );
}
