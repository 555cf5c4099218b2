import type { Payment } from '@pokriv/contracts/billing/billing';
import { chargeText } from '@pokriv/contracts/money';
import { formatDate } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { color, font, space } from '@pokriv/web-kit/ui';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';

import { BoughtPromotion } from '../../paying/bought-promotion.tsx';
import { documentName } from '../../paying/document-name.ts';
import { PendingActions } from '../../paying/pending-actions.tsx';
import { texts } from './messages.ts';

const Notes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;

const Reason = styled.p`
  color: ${color.muted};
`;

function Outcome({ payment }: { payment: Payment }) {
  const currency = useCurrency();
  const { status, failureReason, refundReason, refundedAt, refunds } = payment;
  if (status === 'refunded') {
    return (
      <>
        <p>{texts.refunded(formatDate(refundedAt))}</p>
        {refundReason && <Reason>{texts.refundReason(refundReason)}</Reason>}
      </>
    );
  }
  if (refunds.length > 0) {
    return refunds.map(({ amount, at, reason }) => (
      <div key={at}>
        <p>{texts.refundedPart(chargeText(amount, currency), formatDate(at))}</p>
        {reason && <Reason>{texts.refundReason(reason)}</Reason>}
      </div>
    ));
  }
  const isUnpaid = status !== 'succeeded';
  return isUnpaid && failureReason ? <Reason>{texts.failed(failureReason)}</Reason> : null;
}

export function PaymentNotes({ payment }: { payment: Payment }) {
  const { promotion, status, invoice, receiptUrl, label, createdAt } = payment;
  const name = documentName(payment);
  const named = payment.document?.kind === 'receipt' ? texts.invoiceData : texts.invoiceTo;
  return (
    <Notes>
      {promotion && (
        <BoughtPromotion promotion={promotion} isPaid={['succeeded', 'refunded'].includes(status)} />
      )}
      <Outcome payment={payment} />
      {invoice && (
        <Reason>{named(invoice.name, invoice.type === 'company' ? invoice.eik : undefined)}</Reason>
      )}
      {receiptUrl && name && (
        <a
          href={receiptUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.documentOf(name, label, formatDate(createdAt, 'short'))}
        >
          {name}
          <ExternalLink aria-hidden />
        </a>
      )}
      {payment.checkoutUrl && <PendingActions payment={payment} />}
    </Notes>
  );
}
