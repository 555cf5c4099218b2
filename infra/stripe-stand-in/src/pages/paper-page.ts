import { formatCharge } from '@pokriv/contracts/money';
import type Stripe from 'stripe';

import { cardForm, type CardForm } from './card-form.ts';
import { bothSums, dateOf } from './format.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { messages } from './messages.ts';

/** An invoice with a payment form while unpaid. `form`: absent when printed. */
export function invoicePage(
  invoice: Stripe.Invoice,
  form?: Pick<CardForm, 'typed' | 'wrong' | 'refusal'>,
): Html {
  const title = messages.invoiceTitle(invoice.number ?? '');
  const paper = sheet(title, [
    html`<p class="quiet">${dateOf(invoice.created)} · ${messages.states[invoice.status ?? '']}</p>`,
    html`<p>
      ${messages.seller}: ${messages.merchant}<br />${messages.buyer}:
      ${invoice.customer_name ?? invoice.customer_email}
    </p>`,
    html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${messages.what}</th>
            <th scope="col" class="number">${messages.sum}</th>
          </tr>
        </thead>
        <tbody>
          ${invoice.lines.data.map(
            ({ description, period, amount }) =>
              html`<tr>
                <td>
                  ${description}<br /><span class="quiet"
                    >${messages.period(dateOf(period.start), dateOf(period.end))}</span
                  >
                </td>
                <td class="number">${bothSums(amount)}</td>
              </tr>`,
          )}
          <tr>
            <th scope="row">${messages.total}</th>
            <td class="number"><strong>${bothSums(invoice.amount_due)}</strong></td>
          </tr>
        </tbody>
      </table>
    </div>`,
    html`<p class="quiet">${messages.taxIncluded}</p>`,
  ]);
  if (!form || invoice.status !== 'open') return layout({ title, parts: [paper] });
  const button = messages.pay(formatCharge(invoice.amount_due, 'EUR'));
  const card = html`<section class="card">
    <h2>${messages.card}</h2>
    ${cardForm({ action: `/i/${invoice.id}`, button, ...form })}
  </section>`;
  return layout({ title, parts: [paper, card], hasTestCards: true });
}

export function receiptPage(charge: Stripe.Charge): Html {
  const { last4 } = charge.payment_method_details?.card ?? {};
  return layout({
    title: messages.receiptTitle,
    parts: [
      sheet(messages.receiptTitle, [
        html`<p class="quiet">${dateOf(charge.created)} · ${messages.merchant}</p>`,
        html`<p>${charge.description}</p>`,
        html`<p><strong>${bothSums(charge.amount)}</strong></p>`,
        html`<p>${messages.paidBy} •••• ${last4}</p>`,
        charge.amount_refunded > 0 && html`<p>${messages.refunded}: ${bothSums(charge.amount_refunded)}</p>`,
      ]),
    ],
  });
}

const sheet = (title: string, parts: (Html | false)[]): Html =>
  html`<section class="card">
    <div class="top">
      <h1>${title}</h1>
      <span class="badge">${messages.test}</span>
    </div>
    ${parts}
  </section>`;
