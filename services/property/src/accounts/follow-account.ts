import type { ChangedListing } from '@pokriv/contracts/channels';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { Unit } from '@pokriv/service-kit/mongo';

import { countUncountedFavorites, type FavoriteDeps } from '../favorites/toggle-favorite.ts';
import type { ListingChange } from '../listings/listing-follower.ts';
import { listingWords } from '../listings/listing-words.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { settlePromotions, type SettleDeps } from '../promotions/settle-promotions.ts';
import { publishChange, type PublishDeps } from '../search/publish-change.ts';
import type { AccountRepository } from './account.repository.ts';

export interface FollowAccountDeps extends FavoriteDeps, SettleDeps, PublishDeps {
  accounts: AccountRepository;
  /** Notifies alerts of a change outside the followers; injected by app.ts. */
  tellChange: (change: Omit<ListingChange, 'step'>, unit: Unit) => Promise<void>;
}

/**
 * Copies the owner's `isHidden`, read in the transaction of the change, so that no listing becomes public
 * while its owner is being hidden.
 */
export async function hideWithOwner(
  { accounts }: { accounts: AccountRepository },
  { after }: ListingChange,
  unit: Unit,
): Promise<StoredListing> {
  return { ...after, isHidden: await accounts.isHidden(after.ownerId, unit) };
}

export async function followAccount(
  deps: FollowAccountDeps,
  fact: JobData<'account-changed'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  let changed: ChangedListing[] = [];
  await once(async (unit) => {
    changed = await updateCopies(deps, fact, unit);
  });
  await publishChange(deps, changed);
  if (fact.isEmailVerified) await countUncountedFavorites(deps, fact.userId);
}

const shownStates: readonly ListingStatus[] = ['active', 'rented', 'expired'];

/**
 * Updates an owner's listings and their cards; ignores an outdated event.
 * @returns the listings visible to others
 */
async function updateCopies(
  deps: FollowAccountDeps,
  fact: JobData<'account-changed'>,
  unit: Unit,
): Promise<ChangedListing[]> {
  const { accounts, listings, cards, now } = deps;
  if (!(await accounts.see(fact, now(), unit))) return [];
  const changed: ChangedListing[] = [];
  for (const listing of await listings.ownedBy(fact.userId, unit)) {
    const owned = withOwner(listing, fact);
    const isBack = listing.isHidden === true && !owned.isHidden;
    const after = isBack ? await settlePromotions(deps, owned, unit) : owned;
    await listings.replace(after, listing.version, unit);
    if (!shownStates.includes(after.status)) continue;
    await cards.follow(after, unit);
    await deps.tellChange({ before: listing, after, at: now() }, unit);
    changed.push({ city: after.fields.location?.city ?? '', id: after._id });
  }
  return changed;
}

function withOwner(listing: StoredListing, fact: JobData<'account-changed'>): StoredListing {
  const { firstName, lastName, avatar, email, isPremium, isHidden = false } = fact;
  const landlord = { ...listing.landlord, firstName, lastName, avatar, email };
  const words = listingWords(listing.fields, landlord);
  return { ...listing, landlord, isPremium, isHidden, words, version: listing.version + 1 };
}
