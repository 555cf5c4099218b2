import type { ListingStatus } from '@pokriv/contracts/listing-states';
import type { JobData } from '@pokriv/contracts/jobs';
import type { JobHandlers } from '@pokriv/service-kit/consumer';
import type { Unit } from '@pokriv/service-kit/mongo';

import { eraseOwner, type EraseOwnerDeps } from '../erasure/erase-owner.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';
import { listingWords } from '../listings/listing-words.ts';
import { recallReported, removeReported } from '../moderation/follow-verdict.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { ChangedListing } from '../search/publish-change.ts';

function withOwner(listing: StoredListing, fact: JobData<'account-changed'>): StoredListing {
  const { firstName, lastName, avatar, email, isPremium, isHidden = false } = fact;
  const landlord = { ...listing.landlord, firstName, lastName, avatar, email };
  const words = listingWords(listing.fields, landlord);
  return { ...listing, landlord, isPremium, isHidden, words, version: listing.version + 1 };
}

/** States in which others see a listing, or see that it is taken. */
const shownStates: readonly ListingStatus[] = ['active', 'rented', 'expired'];

/** Brings the copies of an owner in his listings and their cards up to date; an older fact changes nothing. */
async function follow(
  { accounts, listings, cards }: ListingDeps,
  fact: JobData<'account-changed'>,
  unit: Unit,
): Promise<ChangedListing[]> {
  if (!(await accounts.see(fact, unit))) return [];
  const changed: ChangedListing[] = [];
  for (const listing of await listings.ownedBy(fact.userId, unit)) {
    const after = withOwner(listing, fact);
    await listings.replace(after, listing.version, unit);
    if (!shownStates.includes(after.status)) continue;
    await cards.follow(after, unit);
    changed.push({ city: after.fields.location?.city ?? '', id: after._id });
  }
  return changed;
}

/** The service's inbox. */
export const accountHandlers = (deps: ListingDeps & EraseOwnerDeps): JobHandlers<'property'> => ({
  'account-changed': async (fact, { once }) => {
    let changed: ChangedListing[] = [];
    await once(async (unit) => {
      changed = await follow(deps, fact, unit);
    });
    await deps.publishChange(changed);
  },
  'listing-recalled': (fact) => recallReported(deps, fact),
  'listing-condemned': (fact) => removeReported(deps, fact),
  'account-erasing': (fact, context) => eraseOwner(deps, fact, context),
});
