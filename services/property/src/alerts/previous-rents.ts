import { cents, moneyOf, toMoney, type Money } from '@pokriv/contracts/money';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from '../listings/listing.repository.ts';

interface Lowered {
  listingId: string;
  /** Euro cents; null unless the rent is lower. */
  previousCents: number | null;
}

/** Previous rents in the currency typed by the owner, while the price history has the sum. */
export async function previousRents(
  listings: Pick<ListingRepository, 'priceHistories'>,
  told: readonly Lowered[],
  unit?: Unit,
): Promise<(told: Lowered) => Money | null> {
  const lowered = told.filter(({ previousCents }) => previousCents !== null);
  const histories = await listings.priceHistories(
    lowered.map(({ listingId }) => listingId),
    unit,
  );
  return ({ listingId, previousCents }) => {
    if (previousCents === null) return null;
    const known = histories.get(listingId)?.find(({ price }) => price.cents === previousCents);
    return known ? toMoney(known.price) : moneyOf(cents(previousCents));
  };
}
