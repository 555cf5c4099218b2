import type { ChangedListing } from '@pokriv/contracts/channels';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { JobData } from '@pokriv/contracts/jobs';
import type { JobHandlers } from '@pokriv/service-kit/consumer';
import type { Unit } from '@pokriv/service-kit/mongo';

import { eraseOwner, type EraseOwnerDeps } from '../erasure/erase-owner.ts';
import { renamePictures, type RenameDeps } from '../images/rename-pictures.ts';
import { countUncounted } from '../favorites/toggle-favorite.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';
import { listingWords } from '../listings/listing-words.ts';
import { recallReported, removeReported } from '../moderation/follow-verdict.ts';
import { settlePromotions } from '../promotions/settle-promotions.ts';
import { takeGrantedPromotion } from '../promotions/take-granted-promotion.ts';
import { withdrawPromotion } from '../promotions/withdraw-promotion.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

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
  deps: ListingDeps,
  fact: JobData<'account-changed'>,
  unit: Unit,
): Promise<ChangedListing[]> {
  const { accounts, listings, cards, now } = deps;
  if (!(await accounts.see(fact, now(), unit))) return [];
  const changed: ChangedListing[] = [];
  for (const listing of await listings.ownedBy(fact.userId, unit)) {
    const owned = withOwner(listing, fact);
    // what waited for a hidden owner goes on with him
    const isBack = listing.isHidden === true && !owned.isHidden;
    const after = isBack ? await settlePromotions(deps, owned, unit) : owned;
    await listings.replace(after, listing.version, unit);
    if (!shownStates.includes(after.status)) continue;
    await cards.follow(after, unit);
    changed.push({ city: after.fields.location?.city ?? '', id: after._id });
  }
  return changed;
}

/** The service's inbox. */
export const accountHandlers = (
  deps: ListingDeps & EraseOwnerDeps & RenameDeps,
): JobHandlers<'property'> => ({
  'account-changed': async (fact, { once }) => {
    let changed: ChangedListing[] = [];
    await once(async (unit) => {
      changed = await follow(deps, fact, unit);
    });
    await deps.publishChange(changed);
    if (fact.isEmailVerified) await countUncounted(deps, fact.userId);
  },
  'listing-withheld': (fact, context) => renamePictures(deps, fact, context),
  'listing-recalled': (fact, { once }) => recallReported(deps, fact, once),
  'listing-condemned': (fact, { once }) => removeReported(deps, fact, once),
  'promotion-granted': (fact, context) => takeGrantedPromotion(deps, fact, context),
  'promotion-withdrawn': (fact, context) => withdrawPromotion(deps, fact, context),
  'account-erasing': (fact, context) => eraseOwner(deps, fact, context),
});
