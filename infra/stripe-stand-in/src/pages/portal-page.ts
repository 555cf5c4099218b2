import type Stripe from 'stripe';

import { cardForm, type CardForm } from './card-form.ts';
import { bothSums, dateOf } from './format.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { messages } from './messages.ts';

export interface PortalView {
  session: Stripe.BillingPortal.Session;
  method?: Stripe.PaymentMethod;
  invoices: Stripe.Invoice[];
  isChanged: boolean;
}

export function portalPage(view: PortalView, form: Pick<CardForm, 'typed' | 'wrong' | 'refusal'> = {}): Html {
  const { session, method, invoices, isChanged } = view;
  const hasMistake = Boolean(form.refusal || form.wrong);
  return layout({
    title: hasMistake ? messages.errorTitle(messages.portalTitle) : messages.portalTitle,
    backUrl: session.return_url,
    hasTestCards: true,
    parts: [
      html`<section>
        <div class="top">
          <strong>${messages.merchant}</strong><span class="badge">${messages.test}</span>
        </div>
        <h1>${messages.portalTitle}</h1>
        ${isChanged && html`<p class="done" role="status">${messages.cardChanged}</p>`}
        <h2>${messages.cardOnFile}</h2>
        <p>${method?.card ? cardText(method.card) : messages.noCard}</p>
        <h2>${messages.invoices}</h2>
        ${invoices.length > 0 ? invoiceTable(invoices) : html`<p>${messages.noInvoices}</p>`}
      </section>`,
      html`<section class="card">
        <h2>${messages.newCard}</h2>
        ${cardForm({ action: `/p/session/${session.id}`, button: messages.changeCard, ...form })}
      </section>`,
    ],
  });
}

function cardText(card: Stripe.PaymentMethod.Card): Html {
  const brand = card.brand === 'visa' ? 'Visa' : 'Mastercard';
  const month = String(card.exp_month).padStart(2, '0');
  const until = messages.cardUntil(month, String(card.exp_year));
  return html`${messages.cardEnds(brand, card.last4)}, <span class="quiet">${until}</span>`;
}

const invoiceTable = (invoices: Stripe.Invoice[]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">${messages.date}</th>
          <th scope="col">${messages.number}</th>
          <th scope="col">${messages.state}</th>
          <th scope="col" class="number">${messages.sum}</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map(
          (invoice) =>
            html`<tr>
              <td class="date">${dateOf(invoice.created)}</td>
              <td><a href="/i/${invoice.id}">${invoice.number}</a></td>
              <td>${messages.states[invoice.status ?? '']}</td>
              <td class="number">${bothSums(invoice.amount_due)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
