import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { toPromotion } from './list-promotions.ts';
import type { PromotionRepository } from './promotion.repository.ts';
import type { StoredPromotion } from './stored-promotion.ts';

const order = ({ status, startsAt, createdAt }: StoredPromotion): number =>
  status === 'active' ? 0 : (startsAt ?? createdAt).getTime();

function shown(promotion: StoredPromotion): OwnProperty['promotion'] {
  const { type, status, startsAt, endsAt } = toPromotion(promotion);
  return status === 'active' || status === 'scheduled' ? { type, status, startsAt, endsAt } : undefined;
}

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
