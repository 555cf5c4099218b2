import { currentUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { texts } from '../messages.ts';
import { verifyEmail, type Verification } from './verify-email.ts';

const withoutCode = (): Verification => ({ state: currentUser()?.isEmailVerified ? 'confirmed' : 'invalid' });

export function useVerification(code: string | null): { outcome: Verification; retry: () => void } {
  const toast = useSetAtom(toastAtom);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Verification>(() => (code ? { state: 'checking' } : withoutCode()));

  useEffect(() => {
    if (!code) return;
    let isShown = true;
    void verifyEmail(code).then((result) => {
      if (!isShown) return;
      setOutcome(result);
      if (result.state === 'confirmed') toast({ tone: 'success', text: texts.verification.done });
    });
    return () => {
      isShown = false;
    };
  }, [code, attempt, toast]);

  const retry = () => {
    setOutcome({ state: 'checking' });
    setAttempt(attempt + 1);
  };
  return { outcome, retry };
}
