import type { Actor } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import type { RemarkTick } from '@pokriv/contracts/listing/remark';

import { messages } from '../messages.ts';
import { assertEditable } from './change-listing.ts';
import type { ListingRepository } from './listing.repository.ts';
import type { StoredListing } from './stored-listing.ts';

interface TickRemarkDeps {
  listings: ListingRepository;
  now: () => Date;
}

/**
 * Marks a remark of the last decision as corrected, or reverts that. Keeps content and version, so that a
 * concurrent edit does not fail.
 * @throws AppError NOT_FOUND for a place without a remark; those of `assertEditable`
 */
export async function tickRemark(
  { listings, now }: TickRemarkDeps,
  actor: Actor,
  id: string,
  { place, isMended }: RemarkTick,
): Promise<StoredListing> {
  assertEditable(actor, await listings.get(id));
  const isKnown = await listings.setMended(id, place, isMended ? now() : null);
  if (!isKnown) throw notFound(messages.listing.noSuchRemark);
  return listings.get(id);
}
