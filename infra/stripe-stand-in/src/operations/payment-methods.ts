import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { NAMED_CARDS } from '../money/card-rules.ts';
import { newPaymentMethod } from '../objects/new-payment-method.ts';
import { listBook } from './list.ts';
import type { Operations } from './operation.ts';

export const paymentMethods = {
  GetPaymentMethods: (unit: Unit, params: Stripe.PaymentMethodListParams) =>
    listBook(unit, 'payment_methods', params, ({ customer }) => customer === (params.customer ?? null)),

  GetCustomersCustomerPaymentMethods: (unit: Unit, params: Stripe.PaginationParams, id: string) =>
    listBook(unit, 'payment_methods', params, ({ customer }) => customer === id),

  GetPaymentMethodsPaymentMethod: (unit: Unit, _: object, id: string) => unit.need('payment_methods', id),

  PostPaymentMethodsPaymentMethodAttach(unit: Unit, params: Stripe.PaymentMethodAttachParams, id: string) {
    return attachMethod(unit, id, params.customer ?? '');
  },

  PostPaymentMethodsPaymentMethodDetach(unit: Unit, _: object, id: string) {
    const method = { ...unit.need('payment_methods', id), customer: null };
    unit.put('payment_methods', method);
    unit.emit('payment_method.detached', method);
    return method;
  },
} satisfies Operations;

export function attachMethod(unit: Unit, id: string, customer: string): Stripe.PaymentMethod {
  unit.need('customers', customer, 'customer');
  const method = { ...findMethod(unit, id), customer };
  unit.put('payment_methods', method);
  unit.emit('payment_method.attached', method);
  return method;
}

/** A card by its id, or a new one by the name of a test card. */
export function findMethod(unit: Unit, id: string): Stripe.PaymentMethod {
  const number = NAMED_CARDS[id];
  if (!number) return unit.need('payment_methods', id, 'payment_method');
  const year = new Date().getUTCFullYear() + 3;
  const method = newPaymentMethod(unit, { number, month: 12, year }, null);
  unit.put('payment_methods', method);
  return method;
}
