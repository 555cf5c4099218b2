import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import { chargeText, type Currency } from '@pokriv/contracts/money';
import { invoiceTypes } from '@pokriv/contracts/billing/payment-states';
import { planIntervals, planNames } from '@pokriv/contracts/billing/plans';
import { promotionTypes } from '@pokriv/contracts/listing/promotions';
import { Charge } from '@pokriv/web-kit/billing';
import { formatCount, formatDate } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';

import { ExternalLink } from '../list/external-link.tsx';
import { Facts, type Fact } from '../list/facts.tsx';
import { PromotionBadge } from '../list/promotion-badge.tsx';
import { texts as common } from '../messages.ts';
import { texts } from './messages.ts';
import { Payer } from './payer.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PromotedListing } from './promoted-listing.tsx';
import { isRefunding } from './refunding.ts';
import type { ShownPayment } from './shown-payment.ts';

const { facts: named, sections } = texts;
const momentFact = (name: string, moment: string | null): Fact | undefined =>
  moment ? [name, formatDate(moment, 'moment')] : undefined;

const refundFact = ({ amount, at, reason }: ShownPayment['refunds'][number], currency: Currency): Fact => [
  named.refund,
  texts.refundOf(chargeText(amount, currency), formatDate(at, 'moment'), reason),
];

const moneyFacts = (payment: ShownPayment, currency: Currency): (Fact | undefined)[] => [
  [named.payer, <Payer key="payer" payment={payment} />],
  momentFact(named.created, payment.createdAt),
  momentFact(named.paid, payment.paidAt),
  momentFact(named.refunded, payment.refundedAt),
  ...payment.refunds.map((refund) => refundFact(refund, currency)),
  payment.failureReason ? [named.failure, payment.failureReason] : undefined,
  isRefunding(payment) ? [named.refundReason, payment.refundReason] : undefined,
  payment.receiptUrl
    ? [named.receipt, <ExternalLink key="receipt" to={payment.receiptUrl} text={texts.receipt} />]
    : undefined,
  [named.id, payment.id],
  payment.providerIds?.length ? [named.providerId, payment.providerIds.join(', ')] : undefined,
];

function startOf({ startsAt, startsAfter }: NonNullable<ShownPayment['promotion']>): string {
  if (startsAfter) return texts.startsAfter(formatDate(startsAfter, 'moment'));
  return startsAt ? formatDate(startsAt, 'moment') : texts.startsWithListing;
}

const promotionFacts = (promotion: NonNullable<ShownPayment['promotion']>): (Fact | undefined)[] => [
  [named.listing, <PromotedListing key="listing" promotion={promotion} />],
  [named.type, texts.days(promotionTypes[promotion.type], formatCount(promotion.days, common.listing.days))],
  promotion.status
    ? [named.promotionStatus, <PromotionBadge key="status" status={promotion.status} />]
    : undefined,
  [named.starts, startOf(promotion)],
  momentFact(named.ends, promotion.endsAt),
];

const invoiceFacts = (invoice: InvoiceData): (Fact | undefined)[] => {
  const company = invoice.type === 'company' ? invoice : undefined;
  return [
    [named.invoiceType, invoiceTypes[invoice.type]],
    [named.name, invoice.name],
    company && [named.eik, company.eik],
    company?.vat ? [named.vat, company.vat] : undefined,
    company && [named.mol, company.mol],
    invoice.address ? [named.address, invoice.address] : undefined,
  ];
};

interface PartProps {
  title: string;
  facts: readonly (Fact | undefined)[];
}

function Part({ title, facts }: PartProps) {
  return (
    <Stack as="section" $gap={2}>
      <Heading as="h3" $size="text">
        {title}
      </Heading>
      <Facts facts={facts} />
    </Stack>
  );
}

export function PaymentRecord({ payment }: { payment: ShownPayment }) {
  const { amount, promotion, subscription, invoice } = payment;
  const currency = useCurrency();
  const hint = isRefunding(payment) ? texts.refundingHint : texts.statusHints[payment.status];
  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Cluster $gap={3}>
          <Heading as="p" $size="title">
            <Charge amount={amount} isLarge />
          </Heading>
          <PaymentBadge payment={payment} />
        </Cluster>
        {hint && (
          <Text $size="small" $tone="muted">
            {hint}
          </Text>
        )}
      </Stack>
      <Facts facts={moneyFacts(payment, currency)} />
      {promotion && <Part title={sections.promotion} facts={promotionFacts(promotion)} />}
      {subscription && (
        <Part
          title={sections.subscription}
          facts={[
            [
              named.plan,
              `${planNames[subscription.planId]}, ${planIntervals[subscription.interval].toLowerCase()}`,
            ],
          ]}
        />
      )}
      {invoice && <Part title={sections.invoice} facts={invoiceFacts(invoice)} />}
    </Stack>
  );
}
