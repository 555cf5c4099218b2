import { ERASED } from '@pokriv/contracts/erased';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import { noteRefunds } from '../payments/note-refunds.ts';
import { cancelPaymentWith, chargedAt, failPayment, settlePayment } from '../payments/settle-payment.ts';
import { dateOf, idOf, type Charged } from '../stripe/read-facts.ts';
import type { SyncDeps } from './sync-deps.ts';

/** Syncs the payment of a checkout session. A subscription's session only stores ids; its first invoice pays. */
export async function applySession(
  deps: SyncDeps,
  session: Stripe.Checkout.Session,
  charged: Charged,
  unit: Unit,
): Promise<void> {
  const found = await deps.payments.byId(session.metadata?.paymentId ?? '', unit);
  if (!found)
    return log.error({ session: session.id }, 'stripe sync: payment of checkout session not found, skipped');
  const intentId = idOf(session.payment_intent);
  let payment = await deps.payments.change(
    found,
    {
      sessionId: session.id,
      ...(intentId !== null && { intentId }),
      ...(found.userId !== ERASED &&
        charged.charge?.receipt_url && { receiptUrl: charged.charge.receipt_url }),
    },
    unit,
  );
  if (session.status === 'expired') await cancelPaymentWith(deps, payment, unit);
  if (session.mode !== 'payment' || session.status === 'expired') return;
  if (session.payment_status !== 'paid') {
    await failPayment(deps, payment, charged, unit);
    return;
  }
  const paidAt = chargedAt(charged, dateOf(session.created));
  const received = { amount: session.amount_total, currency: session.currency, paidAt };
  payment = await settlePayment(deps, payment, received, unit);
  await noteRefunds(deps, payment, charged, unit);
}
