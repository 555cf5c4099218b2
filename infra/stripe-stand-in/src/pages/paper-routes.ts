import type { Router } from 'express';

import type { Work } from '../books/unit.ts';
import { retryInvoice } from '../money/renew-subscription.ts';
import { newPaymentMethod } from '../objects/new-payment-method.ts';
import { refusalOf } from './checkout-routes.ts';
import { invoicePage, receiptPage } from './paper-page.ts';
import { readCard, type Typed } from './read-card.ts';
import { sendPage } from './send-page.ts';

export function paperRoutes(router: Router, work: Work): void {
  router.get('/i/:id', (request, response) => {
    sendPage(
      response,
      invoicePage(
        work((unit) => unit.need('invoices', request.params.id)),
        {},
      ),
    );
  });

  router.get('/i/:id/print', (request, response) => {
    sendPage(response, invoicePage(work((unit) => unit.need('invoices', request.params.id))));
  });

  router.post('/i/:id', (request, response) => {
    const { id } = request.params;
    const typed = (request.body ?? {}) as Typed;
    const read = readCard(typed);
    const invoice = work((unit) => unit.need('invoices', id));
    if (invoice.status !== 'open') return response.redirect(303, `/i/${id}`);
    if ('wrong' in read) return sendPage(response, invoicePage(invoice, { typed, wrong: read.wrong }));
    const decline = work((unit) => {
      const method = newPaymentMethod(unit, read.card, String(invoice.customer));
      unit.put('payment_methods', method);
      return retryInvoice(unit, invoice, { method, presence: 'present' });
    });
    if (!decline) return response.redirect(303, `/i/${id}`);
    const refusal = refusalOf(decline.declineCode);
    sendPage(response, invoicePage(invoice, { typed, refusal }));
  });

  router.get('/r/:id', (request, response) => {
    sendPage(response, receiptPage(work((unit) => unit.need('charges', request.params.id))));
  });
}
