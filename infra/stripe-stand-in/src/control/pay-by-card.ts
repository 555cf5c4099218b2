import type { Unit } from '../books/unit.ts';
import { invalid } from '../contract/stripe-error.ts';
import { confirmPayment, paySession } from '../money/pay-session.ts';

/** Pays a checkout as on the hosted page. `card`: its number, default 4242…; `isAgreed`: confirms in advance. */
export function payByCard(unit: Unit, body: Record<string, unknown>, id: string): object {
  const session = unit.need('sessions', id);
  if (session.status !== 'open') throw invalid(`The session is ${String(session.status)}.`);
  const number = String(body.card ?? '4242424242424242').replace(/\D/gu, '');
  const year = new Date().getUTCFullYear() + 3;
  const outcome = paySession(unit, session, { number, month: 12, year, name: 'Иван Тестов' });
  return { outcome, session: unit.need('sessions', id) };
}

/** The holder's answer to the bank's confirmation: `{ agree: false }` refuses. */
export function confirmSession(unit: Unit, body: Record<string, unknown>, id: string): object {
  const outcome = confirmPayment(unit, unit.need('sessions', id), body.agree !== false);
  return { outcome, session: unit.need('sessions', id) };
}
