import { formatCharge } from '@pokriv/contracts/money';
import type Stripe from 'stripe';

import type { Order } from '../books/books.ts';
import { cardForm, type CardForm } from './card-form.ts';
import { bothSums } from './format.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { messages } from './messages.ts';

export interface CheckoutView {
  session: Stripe.Checkout.Session;
  order: Order;
  email: string | null;
}

export function checkoutPage(
  view: CheckoutView,
  form: Pick<CardForm, 'typed' | 'wrong' | 'refusal'> = {},
): Html {
  const { session, email } = view;
  const euro = formatCharge(session.amount_total ?? 0, 'EUR');
  const hasMistake = Boolean(form.refusal || form.wrong);
  return layout({
    title: hasMistake ? messages.errorTitle(messages.payTitle) : messages.payTitle,
    backUrl: urlOf(session, session.cancel_url),
    hasTestCards: true,
    parts: [
      summary(view),
      html`<section class="card" aria-labelledby="card">
        <h2 id="card">${messages.card}</h2>
        ${email && html`<p class="quiet">${messages.payer}: ${email}</p>`}
        ${cardForm({ action: `/c/pay/${session.id}`, button: messages.pay(euro), ...form })}
      </section>`,
    ],
  });
}

function summary({ session, order }: CheckoutView): Html {
  const sum = bothSums(session.amount_total ?? 0);
  const [line] = order.lines;
  const interval = messages.intervals[line?.price?.recurring?.interval ?? ''];
  const isMany = (line?.quantity ?? 1) > 1;
  return html`<section>
    <div class="top"><strong>${messages.merchant}</strong><span class="badge">${messages.test}</span></div>
    <h1>${line?.description} ${isMany && messages.quantity(line?.quantity ?? 1)}</h1>
    <p class="price">${sum}</p>
    ${interval && html`<p class="quiet">${messages.renews(sum, interval)}</p>`}
    <p class="quiet">${messages.taxIncluded}</p>
  </section>`;
}

export function confirmPage({ session }: CheckoutView): Html {
  return layout({
    title: messages.confirmTitle,
    parts: [
      html`<section class="card">
        <div class="top">
          <h1>${messages.confirmTitle}</h1>
          <span class="badge">${messages.test}</span>
        </div>
        <p>${messages.confirmText(bothSums(session.amount_total ?? 0))}</p>
        <form method="post" action="/c/pay/${session.id}/confirm">
          <button type="submit" name="answer" value="yes">${messages.confirm}</button>
          <button type="submit" name="answer" value="no" class="plain">${messages.refuse}</button>
        </form>
      </section>`,
    ],
  });
}

export const urlOf = ({ id }: Stripe.Checkout.Session, url: string | null): string | null =>
  url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;
