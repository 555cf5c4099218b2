import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { endSubscription } from '../money/end-subscription.ts';
import { newCustomer } from '../objects/new-customer.ts';
import { mergeMetadata } from '../objects/wire.ts';
import { listBook } from './list.ts';
import type { Operations } from './operation.ts';

export const customers = {
  GetCustomers: (unit: Unit, { email, ...params }: Stripe.CustomerListParams) =>
    listBook(
      unit,
      'customers',
      params,
      (customer) => !isDeleted(customer) && (!email || customer.email === email),
    ),

  GetCustomersCustomer(unit: Unit, _: object, id: string) {
    const customer = unit.get('customers', id);
    const isGone = customer && isDeleted(customer);
    return isGone ? { id, object: 'customer', deleted: true } : unit.need('customers', id);
  },

  PostCustomers(unit: Unit, params: Stripe.CustomerCreateParams) {
    const customer = newCustomer(unit, params);
    unit.put('customers', customer);
    unit.emit('customer.created', customer);
    return customer;
  },

  PostCustomersCustomer(unit: Unit, params: Stripe.CustomerUpdateParams, id: string) {
    const { metadata, invoice_settings: settings, address, ...change } = params;
    const customer = unit.need('customers', id);
    const method = settings?.default_payment_method;
    if (method) unit.need('payment_methods', method, 'invoice_settings[default_payment_method]');
    Object.assign(customer, change, { metadata: mergeMetadata(customer.metadata, metadata) });
    if (address !== undefined) customer.address = toAddress(address);
    const fields = settings?.custom_fields;
    if (fields !== undefined) customer.invoice_settings.custom_fields = fields || null;
    if (method !== undefined) customer.invoice_settings.default_payment_method = method || null;
    unit.put('customers', customer);
    unit.emit('customer.updated', customer);
    return customer;
  },

  DeleteCustomersCustomer(unit: Unit, _: object, id: string) {
    const customer = unit.need('customers', id);
    for (const subscription of unit.all('subscriptions', (each) => each.customer === id))
      if (subscription.status !== 'canceled') endSubscription(unit, subscription);
    for (const method of unit.all('payment_methods', (each) => each.customer === id))
      unit.put('payment_methods', { ...method, customer: null });
    unit.put('customers', { ...customer, email: null, name: null, phone: null, deleted: true as never });
    unit.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  },
} satisfies Operations;

const toAddress = (address: Stripe.CustomerUpdateParams['address']): Stripe.Address | null =>
  address
    ? { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...address }
    : null;

const isDeleted = (customer: object): boolean => 'deleted' in customer && customer.deleted === true;
