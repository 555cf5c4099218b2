import type { BookName } from '../books/books.ts';
import type { Unit } from '../books/unit.ts';
import { isRecord, type Json } from '../contract/plain-schema.ts';
import { invalid } from '../contract/stripe-error.ts';
import { listOf } from '../objects/wire.ts';

const MAX_DEPTH = 4;

const BOOK_OF_PREFIX: Record<string, BookName> = {
  price: 'prices',
  cus: 'customers',
  pm: 'payment_methods',
  pi: 'payment_intents',
  ch: 'charges',
  re: 'refunds',
  cs: 'sessions',
  sub: 'subscriptions',
  in: 'invoices',
  inpay: 'invoice_payments',
};

/** Lists that are included only when expanded. */
const INCLUDED: Record<string, (unit: Unit, id: string) => object[]> = {
  'checkout.session/line_items': (unit, id) => unit.need('orders', id).lines,
  'invoice/payments': (unit, id) => unit.all('invoice_payments', ({ invoice }) => invoice === id),
  'charge/refunds': (unit, id) => unit.all('refunds', ({ charge }) => charge === id),
  'customer/subscriptions': (unit, id) =>
    unit.all('subscriptions', ({ customer, status }) => customer === id && status !== 'canceled'),
};

/**
 * Replaces ids by their objects, by paths such as `data.latest_invoice.payments`.
 * @throws StripeError 400 for a path that cannot be expanded
 */
export function expand(unit: Unit, answer: object, paths: string[] = []): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH)
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`);
    expandStep(unit, copy, steps, path);
  }
  return copy;
}

function expandStep(unit: Unit, holder: unknown, [step, ...rest]: string[], path: string): void {
  if (step === undefined || holder === null) return;
  if (Array.isArray(holder)) {
    for (const each of holder) expandStep(unit, each, [step, ...rest], path);
    return;
  }
  if (!isRecord(holder)) throw cannot(path);
  const value = thingAt(unit, holder, step, path);
  holder[step] = value;
  expandStep(unit, value, rest, path);
}

function thingAt(unit: Unit, holder: Json, step: string, path: string): unknown {
  const include = INCLUDED[`${String(holder.object)}/${step}`];
  if (include && !holder[step]) {
    const id = String(holder.id);
    return listOf(structuredClone(include(unit, id)), `/v1/${String(holder.object)}s/${id}/${step}`);
  }
  if (!(step in holder)) throw cannot(path);
  const value = holder[step];
  if (typeof value !== 'string') return value;
  // product ids are set by the product and have no prefix
  const book = step === 'product' ? 'products' : BOOK_OF_PREFIX[value.split('_')[0] ?? ''];
  if (!book) throw cannot(path);
  return unit.get(book, value) ?? value;
}

const cannot = (path: string): Error =>
  invalid(
    `This property cannot be expanded (${path}). You may want to try expanding a different property.`,
    'expand',
  );
