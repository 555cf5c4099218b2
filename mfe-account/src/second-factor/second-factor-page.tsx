import type { SecondFactorStep } from '@pokriv/contracts/errors';
import { missingStep } from '@pokriv/contracts/account/second-factor-step';
import { useRead } from '@pokriv/web-kit/api';
import { Link, Navigate, useLocation, useNavigate } from '@pokriv/web-kit/router';
import { CodeForm } from '@pokriv/web-kit/second-factor';
import { toastAtom } from '@pokriv/web-kit/toast';
import { ErrorState, PageSpinner, Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { AccountFrame } from '../frame/account-frame.tsx';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { texts } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** No deduping: a call has just been refused. */
const fresh = { dedupingInterval: 0 };

export function SecondFactorPage() {
  const target = useAfterSignIn();
  const { data, error, mutate } = useRead('readSecondFactor', { swr: fresh });
  const missing = data && missingStep(data.data);
  // Set once: a verified code changes the state before the recovery codes are saved.
  const [step, setStep] = useState<SecondFactorStep>();
  if (!step && missing) setStep(missing);
  if (step) return <MissingStep step={step} target={target} readAgain={() => mutate()} />;
  if (data) return <Navigate to={target} replace />;
  if (!error) return <PageSpinner />;
  return (
    <ErrorState
      titleAs="h1"
      message={error.message}
      requestId={error.body.requestId}
      onRetry={() => void mutate()}
    />
  );
}

const greetingOf = (state: unknown): string | undefined => {
  const greeting = (state as { greeting?: unknown } | null)?.greeting;
  return typeof greeting === 'string' ? greeting : undefined;
};

interface MissingStepProps {
  step: SecondFactorStep;
  target: string;
  readAgain: () => Promise<unknown>;
}

function MissingStep({ step, target, readAgain }: MissingStepProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const toast = useSetAtom(toastAtom);
  const goOn = async (text: string) => {
    await readAgain();
    toast({ tone: 'success', text });
    await navigate(target, { replace: true });
  };
  return (
    <AccountFrame title={texts.title} lead={step === 'code' ? texts.lead : texts.setUpLead}>
      {step === 'code' ? (
        <CodeForm onGiven={() => goOn(greetingOf(state) ?? texts.given)} />
      ) : (
        <FirstSetUp onDone={() => void goOn(texts.isOn)} />
      )}
      <Text $size="small" $tone="muted">
        {texts.withoutIt} <Link to="/">{texts.toHome}</Link>
      </Text>
    </AccountFrame>
  );
}

function FirstSetUp({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return codes ? <RecoveryCodes codes={codes} onSaved={onDone} /> : <SetUp onConfirmed={setCodes} />;
}
