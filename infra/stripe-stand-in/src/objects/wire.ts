import type Stripe from 'stripe';

/** Decimals are strings on the wire; the SDK parses them. */
export const decimal = (cents: number): Stripe.Decimal => String(cents) as unknown as Stripe.Decimal;

/** Seconds since 1970. */
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

/** Id of a field that may be expanded. */
export function idOf(value: string | { id?: string } | null | undefined): string {
  return (typeof value === 'string' ? value : value?.id) ?? '';
}

/** Merges metadata: an empty value deletes its key, an empty text deletes all. */
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
