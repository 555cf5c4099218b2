import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';

import { AccountFrame } from '../frame/account-frame.tsx';
import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the reset mail leads (decisions §9). */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const toast = useSetAtom(toastAtom);
  const code = params.get('oobCode');
  const [isDead, setIsDead] = useState(false);

  if (!code || isDead) {
    return (
      <Outcome
        tone="wait"
        icon={Link2Off}
        title={texts.reset.invalidTitle}
        actions={<ButtonLink to="/forgot-password">{texts.reset.again}</ButtonLink>}
      >
        {texts.reset.invalid} {texts.reset.invalidHint}
      </Outcome>
    );
  }
  const arrive = () => {
    toast({ tone: 'success', text: texts.reset.done });
    void navigate('/login', { replace: true });
  };
  return (
    <AccountFrame title={texts.reset.title} lead={texts.reset.lead}>
      <ResetPasswordForm code={code} onDone={arrive} onDeadLink={() => setIsDead(true)} />
    </AccountFrame>
  );
}
