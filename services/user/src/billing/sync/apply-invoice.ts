import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import type { SoldPlan } from '@pokriv/contracts/billing/plan-changes';
import { ERASED } from '@pokriv/contracts/erased';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import { newPayment, planLabel } from '../payments/new-payment.ts';
import { noteRefunds } from '../payments/note-refunds.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { cancelPaymentWith, failPayment, isOpen, settlePayment } from '../payments/settle-payment.ts';
import { dateOf, idOf, type InvoiceFacts } from '../stripe/read-facts.ts';
import type { SyncDeps } from './sync-deps.ts';

export interface Billed extends SoldPlan {
  userId: string;
}

const isFirst = ({ billing_reason: reason }: Stripe.Invoice) => reason === 'subscription_create';

export async function applyInvoice(
  deps: SyncDeps,
  facts: InvoiceFacts,
  billed: Billed,
  unit: Unit,
): Promise<void> {
  const { invoice, intent, charge } = facts;
  const known = await paymentOf(deps, facts, billed, unit);
  if (!known) return;
  const isErased = known.userId === ERASED;
  const subscriptionId = isErased ? null : idOf(invoice.parent?.subscription_details?.subscription);
  const receiptUrl = isErased ? null : (invoice.hosted_invoice_url ?? charge?.receipt_url);
  const isAskedByInvoice = !isFirst(invoice) && isOpen(known);
  let payment = await deps.payments.change(
    known,
    {
      invoiceId: invoice.id,
      // a customer balance at Stripe may lower the amount until it is paid
      ...(isAskedByInvoice && { amount: invoice.amount_due }),
      ...(subscriptionId !== null && { subscriptionId }),
      ...(intent && { intentId: intent.id }),
      ...(receiptUrl && { receiptUrl }),
      ...(invoice.number && { invoiceNumber: invoice.number }),
    },
    unit,
  );
  if (invoice.status === 'void' || invoice.status === 'uncollectible')
    payment = await cancelPaymentWith(deps, payment, unit);
  if (invoice.status === 'open') payment = await failPayment(deps, payment, facts, unit);
  if (invoice.status === 'paid') payment = await settlePayment(deps, payment, receivedBy(invoice), unit);
  await noteRefunds(deps, payment, facts, unit);
}

/** The checkout's payment for the first invoice, a separate payment for a later one; null when nothing is due. */
async function paymentOf(
  deps: SyncDeps,
  { invoice }: InvoiceFacts,
  { userId, ...plan }: Billed,
  unit: Unit,
): Promise<StoredPayment | null> {
  const known = await deps.payments.byInvoice(invoice.id, unit);
  if (known) return known;
  if (isFirst(invoice)) {
    const { metadata } = invoice.parent?.subscription_details ?? {};
    const first = await deps.payments.byId(metadata?.paymentId ?? '', unit);
    if (!first)
      log.error({ invoice: invoice.id }, 'stripe sync: payment of first invoice not found, skipped');
    return first && isOfAnother(first, invoice) ? null : first;
  }
  if (invoice.amount_due === 0 || invoice.status === 'void') return null;
  const payment = newPayment(
    {
      userId,
      kind: 'subscription',
      label: planLabel(plan),
      amount: invoice.amount_due,
      subscription: plan,
      invoiceId: invoice.id,
      invoice: await invoiceDataOf(deps, userId, invoice, unit),
    },
    dateOf(invoice.created),
  );
  await deps.payments.add(payment, unit);
  return payment;
}

async function invoiceDataOf(
  { payments }: SyncDeps,
  userId: string,
  { customer_name: name }: Stripe.Invoice,
  unit: Unit,
): Promise<InvoiceData | null> {
  const last = await payments.lastNamed(userId, unit);
  return last?.invoice?.name === name ? last.invoice : null;
}

/** A failed attempt leaves an invoice that is voided hours after another attempt was paid. */
const isOfAnother = (payment: StoredPayment, { id, status }: Stripe.Invoice): boolean =>
  payment.invoiceId !== undefined && payment.invoiceId !== id && (!isOpen(payment) || status === 'void');

function receivedBy({ amount_paid: amount, currency, created, status_transitions: at }: Stripe.Invoice) {
  return { amount, currency, paidAt: dateOf(at.paid_at ?? created) };
}
