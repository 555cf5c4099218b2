import { useEffect, useState } from 'react';

import { checkResetCode, type ResetCode } from './check-reset-code.ts';

interface CheckedCode {
  outcome: ResetCode;
  retry: () => void;
  giveUp: () => void;
}

export function useResetCode(code: string | null): CheckedCode {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<ResetCode>({ state: code ? 'checking' : 'dead' });

  useEffect(() => {
    if (!code) return;
    let isShown = true;
    void checkResetCode(code).then((result) => isShown && setOutcome(result));
    return () => {
      isShown = false;
    };
  }, [code, attempt]);

  const retry = () => {
    setOutcome({ state: 'checking' });
    setAttempt(attempt + 1);
  };
  return { outcome, retry, giveUp: () => setOutcome({ state: 'dead' }) };
}
