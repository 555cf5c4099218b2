import { useSearchParams } from '@pokriv/web-kit/router';
import { color, radius, space } from '@pokriv/web-kit/ui';
import { Hourglass } from 'lucide-react';
import { styled } from 'styled-components';

import { paymentTexts as texts } from './messages.ts';
import { PaymentFrame } from './payment-frame.tsx';

/** Longer ones than the provider's are somebody's joke. */
const REFERENCE_MAX = 200;

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(6)};
  text-align: left;

  /* Stronger than the rule that takes marks away from lists with a class. */
  &&& {
    list-style: decimal;
  }
`;

const Reference = styled.p`
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  color: ${color.text};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`;

/**
 * `?session_id=` names the payment. Only the provider's word to the server makes it paid, so the page claims nothing more
 * than that it is under way (decisions §8).
 */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const reference = (params.get('session_id') ?? '').trim().slice(0, REFERENCE_MAX);
  return (
    <PaymentFrame icon={Hourglass} title={texts.processing}>
      {reference ? (
        <>
          <Steps>
            {texts.processingSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Reference>
            {texts.reference} <strong>{reference}</strong>
          </Reference>
        </>
      ) : (
        texts.noReference
      )}
    </PaymentFrame>
  );
}
