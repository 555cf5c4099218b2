import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { toPromotion } from './list-promotions.ts';
import type { PromotionRepository } from './promotion.repository.ts';
import type { StoredPromotion } from './stored-promotion.ts';

/** The running one before those that wait, which start by their planned moment. */
const order = ({ status, startsAt, createdAt }: StoredPromotion): number =>
  status === 'active' ? 0 : (startsAt ?? createdAt).getTime();

function shown(promotion: StoredPromotion): OwnProperty['promotion'] {
  const { type, status, startsAt, endsAt } = toPromotion(promotion);
  return status === 'active' || status === 'scheduled' ? { type, status, startsAt, endsAt } : undefined;
}

/** Adds to each listing of a list the promotion that runs, or else the next one that waits. */
export async function withPromotions(
  { promotions }: { promotions: PromotionRepository },
  listings: readonly OwnProperty[],
): Promise<OwnProperty[]> {
  const open = await promotions.openOfAll(listings.map(({ id }) => id));
  return listings.map((listing) => {
    const [first] = open
      .filter(({ propertyId }) => propertyId === listing.id)
      .sort((one, other) => order(one) - order(other));
    return first ? { ...listing, promotion: shown(first) } : listing;
  });
}
