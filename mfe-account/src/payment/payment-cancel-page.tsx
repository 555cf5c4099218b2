import { CircleSlash } from 'lucide-react';

import { paymentTexts as texts } from './messages.ts';
import { PaymentFrame } from './payment-frame.tsx';

/** The person turned back at the provider's page. */
export function PaymentCancelPage() {
  return (
    <PaymentFrame icon={CircleSlash} title={texts.cancelled}>
      {texts.cancelledText}
    </PaymentFrame>
  );
}
