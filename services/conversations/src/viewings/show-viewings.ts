import { otherSide, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';

import { nameOf } from './announce-viewing.ts';
import { shownViewing } from './shown-viewing.ts';
import type { ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

type ShowParts = Pick<ViewingParts, 'people' | 'listings' | 'now'>;

export async function showTo(parts: ShowParts, viewing: StoredViewing, side: Side): Promise<Viewing> {
  const otherId = viewing[`${otherSide(side)}Id`];
  const [other, listing] = await Promise.all([
    parts.people.find(otherId),
    parts.listings.find(viewing.listingId),
  ]);
  const address = listing?.address ?? null;
  return shownViewing(viewing, side, { otherName: nameOf(other), address, now: parts.now() });
}

/** Viewings of a person, with the other side's name and the listing's address. */
export async function showAll(
  { people, listings, now }: ShowParts,
  viewings: readonly StoredViewing[],
  userId: string,
): Promise<Viewing[]> {
  const sided = viewings.map((viewing) => {
    const side: Side = viewing.tenantId === userId ? 'tenant' : 'landlord';
    return { viewing, side, otherId: viewing[`${otherSide(side)}Id`] };
  });
  const [others, refs] = await Promise.all([
    people.findAll([...new Set(sided.map(({ otherId }) => otherId))]),
    listings.findAll([...new Set(viewings.map(({ listingId }) => listingId))]),
  ]);
  const personOf = new Map(others.map((person) => [person._id, person]));
  const addressOf = new Map(refs.map(({ _id, address }) => [_id, address]));
  const at = now();
  return sided.map(({ viewing, side, otherId }) =>
    shownViewing(viewing, side, {
      otherName: nameOf(personOf.get(otherId)),
      address: addressOf.get(viewing.listingId) ?? null,
      now: at,
    }),
  );
}
