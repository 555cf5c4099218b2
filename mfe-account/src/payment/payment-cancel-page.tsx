import { chargeText } from '@pokriv/contracts/money';
import * as pages from '@pokriv/contracts/pages';
import { useCurrency } from '@pokriv/web-kit/price';
import { ButtonLink, Stack } from '@pokriv/web-kit/ui';
import { CircleCheck, CircleSlash } from 'lucide-react';

import { paymentTexts as texts } from './messages.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { PendingActions } from '../paying/pending-actions.tsx';
import { useSessionReference } from './session-reference.ts';
import { Unpaid } from './unpaid.tsx';
import { usePaymentOfSession } from './use-payment-of-session.ts';

function PaidAfterAll({ reference }: { reference: string }) {
  const to = `${pages.paymentSuccess.path}?${new URLSearchParams({ session_id: reference }).toString()}`;
  return (
    <PaymentFrame
      tone="good"
      icon={CircleCheck}
      title={texts.paidTitle}
      actions={<ButtonLink to={to}>{texts.toPaid}</ButtonLink>}
    >
      {texts.paid}
    </PaymentFrame>
  );
}

/** Return page of a cancelled checkout. The text appears at once; the actions follow once the payment has loaded. */
export function PaymentCancelPage() {
  const currency = useCurrency();
  const reference = useSessionReference();
  const { now } = usePaymentOfSession(reference, { isAwaited: false });
  const payment = now.stage === 'known' ? now.payment : undefined;
  if (payment?.status === 'succeeded') return <PaidAfterAll reference={reference} />;
  const open = payment?.checkoutUrl ? payment : undefined;
  if (payment && !open && payment.status !== 'pending') return <Unpaid payment={payment} />;
  return (
    <PaymentFrame
      icon={CircleSlash}
      title={texts.cancelled}
      actions={open && <PendingActions payment={open} isLeading />}
    >
      <Stack $gap={3}>
        {open && <p>{texts.stillOpen(open.label, chargeText(open.amount, currency))}</p>}
        <p>{texts.cancelledText}</p>
      </Stack>
    </PaymentFrame>
  );
}
