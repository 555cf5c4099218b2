import type Stripe from 'stripe';

/** On the wire a decimal is a string; the SDK makes a number object of it. */
export const decimal = (cents: number): Stripe.Decimal => String(cents) as unknown as Stripe.Decimal;

/** A part of time, in seconds. */
export interface Period {
  start: number;
  end: number;
}

export const listOf = <Item>(data: Item[], url: string, hasMore = false): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** The id of what may be an id or, expanded, the thing itself. */
export function idOf(value: string | { id?: string } | null | undefined): string {
  return (typeof value === 'string' ? value : value?.id) ?? '';
}

/** Metadata after a change: an empty value takes a key out, an empty text all of them. */
export function mergeMetadata(
  before: Stripe.Metadata,
  change: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
  if (change === '' || change === null) return {};
  const merged = { ...before, ...change };
  return Object.fromEntries(
    Object.entries(merged)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
}
