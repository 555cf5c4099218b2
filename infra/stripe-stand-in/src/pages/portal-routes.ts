import type { Router } from 'express';

import type { Unit, Work } from '../books/unit.ts';
import { declineOf } from '../money/card-rules.ts';
import { announceChange } from '../money/subscription-parts.ts';
import { newPaymentMethod, type Card } from '../objects/new-payment-method.ts';
import { idOf } from '../objects/wire.ts';
import { attachMethod } from '../operations/payment-methods.ts';
import { refusalOf } from './checkout-routes.ts';
import { portalPage, type PortalView } from './portal-page.ts';
import { readCard, type Typed } from './read-card.ts';
import { sendPage } from './send-page.ts';

export function portalRoutes(router: Router, work: Work): void {
  router.get('/p/session/:id', (request, response) => {
    const isChanged = request.query.changed === 'yes';
    sendPage(response, portalPage(work((unit) => readView(unit, request.params.id, isChanged))));
  });

  router.post('/p/session/:id', (request, response) => {
    const { id } = request.params;
    const view = work((unit) => readView(unit, id, false));
    const typed = (request.body ?? {}) as Typed;
    const read = readCard(typed);
    if ('wrong' in read) return sendPage(response, portalPage(view, { typed, wrong: read.wrong }));
    const decline = declineOf(read.card.number.slice(-4), 'present');
    if (decline) {
      const refusal = refusalOf(decline.declineCode);
      return sendPage(response, portalPage(view, { typed, refusal }));
    }
    work((unit) => changeCard(unit, idOf(view.session.customer), read.card));
    response.redirect(303, `/p/session/${id}?changed=yes`);
  });
}

function readView(unit: Unit, id: string, isChanged: boolean): PortalView {
  const session = unit.need('portal_sessions', id);
  const customer = unit.need('customers', idOf(session.customer));
  const subscription = unit.all('subscriptions', ({ customer: of }) => of === customer.id)[0];
  const method =
    idOf(subscription?.default_payment_method) || idOf(customer.invoice_settings.default_payment_method);
  return {
    session,
    method: method ? unit.get('payment_methods', method) : undefined,
    invoices: unit.all('invoices', (invoice) => invoice.customer === customer.id),
    isChanged,
  };
}

function changeCard(unit: Unit, id: string, card: Card): void {
  const created = newPaymentMethod(unit, card, null);
  unit.put('payment_methods', created);
  const method = attachMethod(unit, created.id, id);
  const customer = unit.need('customers', id);
  customer.invoice_settings.default_payment_method = method.id;
  unit.put('customers', customer);
  unit.emit('customer.updated', customer);
  for (const subscription of unit.all('subscriptions', (each) => each.customer === id))
    if (subscription.status !== 'canceled')
      announceChange(unit, { ...subscription, default_payment_method: method.id }, subscription);
}
