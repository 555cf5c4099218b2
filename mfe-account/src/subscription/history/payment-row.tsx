import type { Payment } from '@pokriv/contracts/billing/billing';
import { paymentKinds } from '@pokriv/contracts/billing/payment-states';
import { Charge } from '@pokriv/web-kit/billing';
import { PaymentBadge } from '@pokriv/web-kit/billing-states';
import { formatDate } from '@pokriv/web-kit/format';
import { breakpoint, Card, color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { PaymentNotes } from './payment-notes.tsx';

const Row = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)} ${space(4)};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) 140px 200px;
    padding: ${space(4)} ${space(5)};
  }
`;

const What = styled.div`
  h2 {
    font-size: ${font.size.text};
    line-height: 1.3;
  }

  p {
    font-size: ${font.size.small};
    color: ${color.muted};
  }
`;

const Sum = styled.div`
  font-weight: ${font.weight.strong};

  ${breakpoint.tablet} {
    text-align: right;
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;

  &:has(> :empty) {
    display: none;
  }
`;

export function PaymentRow({ payment }: { payment: Payment }) {
  const { kind, label, paidAt, createdAt, status, amount } = payment;
  const when = paidAt
    ? texts.paid(formatDate(paidAt, 'moment'))
    : texts.started(formatDate(createdAt, 'moment'));
  return (
    <Row as="article">
      <What>
        <h2>
          {paymentKinds[kind]}: {label}
        </h2>
        <p>{when}</p>
      </What>
      <PaymentBadge status={status} />
      <Sum>
        <Charge amount={amount} />
      </Sum>
      <Whole>
        <PaymentNotes payment={payment} />
      </Whole>
    </Row>
  );
}
