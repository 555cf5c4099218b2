import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from '../listings/listing-follower.ts';
import { publishChange, type PublishDeps } from './publish-change.ts';
import type { SearchCardRepository } from './search-card.repository.ts';

export async function followWithCard(
  { cards }: { cards: SearchCardRepository },
  { before, after }: ListingChange,
  unit: Unit,
): Promise<void> {
  if (before.status === 'active' || after.status === 'active') await cards.follow(after, unit);
}

export async function publishTouched(deps: PublishDeps, { before, after }: ListingChange): Promise<void> {
  const cities = [before, after]
    .filter(({ status }) => status === 'active')
    .map(({ fields }) => fields.location?.city ?? '');
  const touched = [...new Set(cities)].map((city) => ({ city, id: after._id }));
  if (touched.length > 0) await publishChange(deps, touched);
}
