import { Button, space } from '@pokriv/web-kit/ui';
import { Hourglass } from 'lucide-react';
import { styled } from 'styled-components';

import { paymentTexts as texts } from './messages.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { ReferenceNote } from './reference-note.tsx';

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(6)};
  text-align: left;

  /* Overrides the reset that removes markers from lists with a class. */
  &&& {
    list-style: decimal;
  }
`;

interface ProcessingProps {
  reference: string;
  onCheckAgain: () => void;
}

export function Processing({ reference, onCheckAgain }: ProcessingProps) {
  return (
    <PaymentFrame
      icon={Hourglass}
      title={texts.processing}
      actions={
        <Button type="button" onClick={onCheckAgain}>
          {texts.checkAgain}
        </Button>
      }
    >
      <Steps>
        {texts.processingSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <ReferenceNote reference={reference} />
    </PaymentFrame>
  );
}
