import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { paymentKinds } from '@pokriv/contracts/billing/payment-states';
import { Charge } from '@pokriv/web-kit/billing';
import { formatDate } from '@pokriv/web-kit/format';
import { color, font, size } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { ExternalLink } from '../list/external-link.tsx';
import type { Column } from '../table/column.ts';
import { texts } from './messages.ts';
import { Payer } from './payer.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PromotedListing } from './promoted-listing.tsx';

const OpenButton = styled.button`
  min-height: ${size.target};
  padding: 0;
  border: 0;
  font: inherit;
  font-weight: ${font.weight.strong};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  color: ${color.text};
  background: none;
  cursor: pointer;
`;

const labels = texts.columns;
const dayOf = (moment: string | null) => (moment ? formatDate(moment, 'moment') : texts.none);

export const paymentColumns = (open: (payment: AdminPayment) => void): readonly Column<AdminPayment>[] => [
  {
    id: 'label',
    label: labels.label,
    cell: (payment) => (
      <OpenButton type="button" aria-haspopup="dialog" onClick={() => open(payment)}>
        {payment.label}
      </OpenButton>
    ),
  },
  { id: 'payer', label: labels.payer, cell: (payment) => <Payer payment={payment} /> },
  {
    id: 'amount',
    label: labels.amount,
    align: 'end',
    cell: ({ amount }) => <Charge amount={amount} />,
    sorts: [{ sort: 'amount_desc', direction: 'descending' }],
  },
  { id: 'status', label: labels.status, cell: (payment) => <PaymentBadge payment={payment} /> },
  {
    id: 'created',
    label: labels.created,
    cell: ({ createdAt }) => dayOf(createdAt),
    isMoment: true,
    sorts: [
      { sort: 'newest', direction: 'descending' },
      { sort: 'oldest', direction: 'ascending' },
    ],
  },
  { id: 'kind', label: labels.kind, cell: ({ kind }) => paymentKinds[kind], isExtra: true },
  { id: 'paid', label: labels.paid, cell: ({ paidAt }) => dayOf(paidAt), isExtra: true },
  { id: 'refunded', label: labels.refunded, cell: ({ refundedAt }) => dayOf(refundedAt), isExtra: true },
  {
    id: 'listing',
    label: labels.listing,
    cell: ({ promotion }) => (promotion ? <PromotedListing promotion={promotion} /> : texts.none),
    isExtra: true,
  },
  {
    id: 'invoice',
    label: labels.invoice,
    cell: ({ invoice }) => invoice?.name ?? texts.none,
    isExtra: true,
  },
  {
    id: 'receipt',
    label: labels.receipt,
    cell: ({ receiptUrl }) =>
      receiptUrl ? <ExternalLink to={receiptUrl} text={texts.receipt} /> : texts.none,
    isExtra: true,
  },
];

export const personPaymentColumns = (
  open: (payment: AdminPayment) => void,
): readonly Column<AdminPayment>[] =>
  paymentColumns(open)
    .filter(({ id, isExtra }) => id !== 'payer' && !isExtra)
    .map(({ sorts: _sorts, ...column }) => column);
