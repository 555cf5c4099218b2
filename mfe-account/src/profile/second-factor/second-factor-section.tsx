import { useRead } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Badge, Button, Loading, Notice, Skeleton, Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { SetUp } from '../../second-factor/set-up.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { FactorActs } from './factor-acts.tsx';
import { FactorFacts } from './factor-facts.tsx';
import { texts } from './messages.ts';
import type { StateProps } from './state-props.ts';

const fresh = { dedupingInterval: 2000 };

export function SecondFactorSection() {
  const { data, error, mutate } = useRead('readSecondFactor', { swr: fresh });
  const state = data?.data;
  const badge = state?.isOffered && (
    <Badge $tone={state.isSetUp ? 'good' : 'wait'}>{state.isSetUp ? texts.on : texts.off}</Badge>
  );
  return (
    <SectionFrame id="second-factor" lead={texts.lead} badge={badge}>
      {state && <Content state={state} readAgain={() => mutate()} />}
      {!state && error && (
        <Notice
          tone="danger"
          title={texts.notRead}
          actions={
            <Button type="button" variant="secondary" size="small" onClick={() => void mutate()}>
              {texts.retry}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!state && !error && (
        <Loading>
          <Skeleton $height="96px" />
        </Loading>
      )}
    </SectionFrame>
  );
}

/** Overrides the server state until the user completes the step. */
type Step = { name: 'replace' } | { name: 'codes'; codes: readonly string[]; done?: string };

function Content({ state, readAgain }: StateProps) {
  const toast = useSetAtom(toastAtom);
  const [step, setStep] = useState<Step>();
  if (!state.isOffered) return <Text>{texts.notOffered}</Text>;
  if (step?.name === 'codes') {
    const saved = () => {
      setStep(undefined);
      if (step.done) toast({ tone: 'success', text: step.done });
    };
    return <RecoveryCodes codes={step.codes} onSaved={saved} />;
  }
  const isReplacing = step !== undefined;
  if (isReplacing || !state.isSetUp) {
    const confirmed = (codes: readonly string[]) => {
      setStep({ name: 'codes', codes, done: isReplacing ? texts.replaced : texts.switchedOn });
      void readAgain();
    };
    return (
      <>
        {state.isRequired && !state.isSetUp && <Notice tone="wait">{texts.required}</Notice>}
        <SetUp onConfirmed={confirmed} />
        {isReplacing && (
          <div>
            <Button type="button" variant="quiet" size="small" onClick={() => setStep(undefined)}>
              {texts.keep}
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <FactorFacts state={state} />
      <FactorActs
        state={state}
        readAgain={readAgain}
        onCodes={(codes) => setStep({ name: 'codes', codes })}
        onReplace={() => setStep({ name: 'replace' })}
      />
    </>
  );
}
