import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { invalid, type Decline } from '../contract/stripe-error.ts';
import { newCustomer } from '../objects/new-customer.ts';
import { newPaymentIntent } from '../objects/new-payment-intent.ts';
import { emptyAddress, newPaymentMethod, type Card } from '../objects/new-payment-method.ts';
import { idOf } from '../objects/wire.ts';
import { declineOf, needsConfirmation } from './card-rules.ts';
import { chargeCard } from './charge-card.ts';
import { startSubscription } from './start-subscription.ts';

export type Outcome = { kind: 'paid' } | { kind: 'confirm' } | { kind: 'declined'; decline: Decline };

/** Pays an open checkout by card, unless the holder must confirm first. */
export function paySession(unit: Unit, session: Stripe.Checkout.Session, card: Card): Outcome {
  const customer = customerOf(unit, session, card);
  const method = newPaymentMethod(unit, card, null);
  unit.put('payment_methods', method);
  session.customer = customer.id;
  if (!needsConfirmation(card.number.slice(-4))) return charge(unit, session, method);
  unit.put('orders', { ...unit.need('orders', session.id), toConfirm: method.id });
  unit.put('sessions', session);
  return { kind: 'confirm' };
}

export function confirmPayment(unit: Unit, session: Stripe.Checkout.Session, isAgreed: boolean): Outcome {
  const { toConfirm, ...order } = unit.need('orders', session.id);
  if (!toConfirm || session.status !== 'open') throw invalid('Nothing is to be confirmed.');
  unit.put('orders', order);
  if (isAgreed) return charge(unit, session, unit.need('payment_methods', toConfirm));
  return {
    kind: 'declined',
    decline: {
      code: 'payment_intent_authentication_failure',
      declineCode: 'authentication_required',
      message: 'We are unable to authenticate your payment method.',
    },
  };
}

function charge(unit: Unit, session: Stripe.Checkout.Session, method: Stripe.PaymentMethod): Outcome {
  const decline =
    session.mode === 'subscription' ? subscribe(unit, session, method) : buy(unit, session, method);
  if (decline) {
    unit.put('sessions', session);
    return { kind: 'declined', decline };
  }
  const customer = unit.need('customers', idOf(session.customer));
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  session.customer_details = {
    ...{ address: emptyAddress, business_name: null, individual_name: null, phone: null },
    ...{ tax_exempt: 'none', tax_ids: [] },
    email: customer.email,
    name: method.billing_details.name ?? customer.name ?? null,
  };
  unit.put('sessions', session);
  unit.emit('checkout.session.completed', session);
  return { kind: 'paid' };
}

/** A decline leaves no subscription: the payer stays on the page. */
function subscribe(
  unit: Unit,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
): Decline | undefined {
  const decline = declineOf(method.card?.last4 ?? '', 'present');
  const order = unit.need('orders', session.id);
  const [line] = order.lines;
  if (decline || !line?.price) return decline;
  unit.put('payment_methods', { ...method, customer: idOf(session.customer) });
  const { subscription, invoice } = startSubscription(
    unit,
    {
      customer: idOf(session.customer),
      price: line.price,
      quantity: line.quantity ?? 1,
      metadata: order.metadata,
      description: order.description,
      paymentMethod: method.id,
    },
    { method, presence: 'present' },
  );
  Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
  return undefined;
}

function buy(
  unit: Unit,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
): Decline | undefined {
  const order = unit.need('orders', session.id);
  const known = session.payment_intent && unit.get('payment_intents', idOf(session.payment_intent));
  const intent =
    known ||
    newPaymentIntent(unit, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
      customer: idOf(session.customer),
      description: order.description,
      metadata: order.metadata,
    });
  session.payment_intent = intent.id;
  if (!known) unit.emit('payment_intent.created', intent);
  return chargeCard(unit, intent, method, 'present');
}

function customerOf(unit: Unit, session: Stripe.Checkout.Session, { name }: Card): Stripe.Customer {
  if (session.customer) return unit.need('customers', idOf(session.customer));
  const customer = newCustomer(unit, { email: session.customer_email ?? undefined, name });
  unit.put('customers', customer);
  unit.emit('customer.created', customer);
  return customer;
}
