import * as pages from '@pokriv/contracts/pages';
import type { Payment } from '@pokriv/contracts/billing/billing';
import { errorText } from '@pokriv/web-kit/messages';
import { ButtonLink, Stack } from '@pokriv/web-kit/ui';
import { CircleSlash, CircleX, Undo2 } from 'lucide-react';

import { paymentTexts as texts } from './messages.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { PendingActions } from '../paying/pending-actions.tsx';
import { Purchase } from './purchase.tsx';

const startOf = ({ promotion }: Payment): string =>
  promotion ? pages.myListings.path : pages.subscription.path;

export function Unpaid({ payment }: { payment: Payment }) {
  const { status, failureReason, refundReason, checkoutUrl } = payment;
  if (status === 'refunded') {
    return (
      <PaymentFrame icon={Undo2} title={texts.refundedTitle}>
        <Stack $gap={4}>
          {refundReason && <p>{refundReason}</p>}
          <p>{texts.refunded}</p>
          <Purchase payment={payment} />
        </Stack>
      </PaymentFrame>
    );
  }
  if (status === 'failed') {
    return (
      <PaymentFrame
        tone="danger"
        icon={CircleX}
        title={errorText('payment.payment')}
        actions={
          checkoutUrl ? (
            <PendingActions payment={payment} isLeading />
          ) : (
            <ButtonLink to={startOf(payment)}>{texts.again}</ButtonLink>
          )
        }
      >
        <p>{failureReason}</p>
      </PaymentFrame>
    );
  }
  return (
    <PaymentFrame
      icon={CircleSlash}
      title={texts.closedTitle}
      actions={<ButtonLink to={startOf(payment)}>{texts.startAgain}</ButtonLink>}
    >
      {texts.closed}
    </PaymentFrame>
  );
}
