import type { Response, Router } from 'express';

import type { Unit, Work } from '../books/unit.ts';
import { confirmPayment, paySession, type Outcome } from '../money/pay-session.ts';
import { idOf } from '../objects/wire.ts';
import { checkoutPage, confirmPage, urlOf, type CheckoutView } from './checkout-page.ts';
import { notice } from './layout.ts';
import { messages } from './messages.ts';
import { readCard, type Typed } from './read-card.ts';
import { sendPage } from './send-page.ts';

export function checkoutRoutes(router: Router, work: Work): void {
  const viewOf = (id: string): CheckoutView => work((unit) => readView(unit, id));

  router.get('/c/pay/:id', (request, response) => {
    const view = viewOf(request.params.id);
    if (!redirectIfClosed(response, view)) sendCheckout(response, view);
  });

  router.post('/c/pay/:id', (request, response) => {
    const view = viewOf(request.params.id);
    if (redirectIfClosed(response, view)) return;
    const typed = (request.body ?? {}) as Typed;
    const read = readCard(typed);
    if ('wrong' in read) return sendCheckout(response, view, { typed, wrong: read.wrong });
    const outcome = work((unit) => paySession(unit, unit.need('sessions', view.session.id), read.card));
    answerOutcome(response, viewOf(view.session.id), outcome, typed);
  });

  router.get('/c/pay/:id/confirm', (request, response) => {
    const view = viewOf(request.params.id);
    if (redirectIfClosed(response, view)) return;
    if (!view.order.toConfirm) return response.redirect(303, `/c/pay/${view.session.id}`);
    sendPage(response, confirmPage(view), { redirectsTo: [view.session.success_url] });
  });

  router.post('/c/pay/:id/confirm', (request, response) => {
    const view = viewOf(request.params.id);
    if (redirectIfClosed(response, view)) return;
    if (!view.order.toConfirm) return response.redirect(303, `/c/pay/${view.session.id}`);
    const isAgreed = (request.body as { answer?: string } | undefined)?.answer === 'yes';
    const outcome = work((unit) => confirmPayment(unit, unit.need('sessions', view.session.id), isAgreed));
    answerOutcome(response, viewOf(view.session.id), outcome, {});
  });
}

function readView(unit: Unit, id: string): CheckoutView {
  const session = unit.need('sessions', id);
  const customer = session.customer ? unit.get('customers', idOf(session.customer)) : undefined;
  const email = customer?.email ?? session.customer_email;
  return { session, order: unit.need('orders', id), email };
}

/** Redirects from a paid checkout; an expired one shows a notice. @returns whether it was closed */
function redirectIfClosed(response: Response, { session }: CheckoutView): boolean {
  if (session.status === 'open') return false;
  const success = urlOf(session, session.success_url);
  if (session.status === 'complete' && success) response.redirect(303, success);
  else
    sendPage(
      response,
      notice(messages.expiredTitle, messages.expiredText, urlOf(session, session.cancel_url)),
      { status: 410 },
    );
  return true;
}

function answerOutcome(response: Response, view: CheckoutView, outcome: Outcome, typed: Typed): void {
  if (outcome.kind === 'confirm') return response.redirect(303, `/c/pay/${view.session.id}/confirm`);
  if (outcome.kind === 'paid') return void redirectIfClosed(response, view);
  sendCheckout(response, view, { typed, refusal: refusalOf(outcome.decline.declineCode) });
}

export const refusalOf = (declineCode: string): string =>
  messages.declines[declineCode] ?? messages.declines.generic_decline ?? '';

function sendCheckout(
  response: Response,
  view: CheckoutView,
  form: Parameters<typeof checkoutPage>[1] = {},
): void {
  sendPage(response, checkoutPage(view, form), { redirectsTo: [view.session.success_url] });
}
