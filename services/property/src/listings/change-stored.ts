import type { ChangedListing } from '@pokriv/contracts/channels';
import type { ListingAction } from '@pokriv/contracts/listing/listing-states';
import { announceAct, type Act } from '@pokriv/service-kit/acts';
import type { Unit } from '@pokriv/service-kit/mongo';

import { picturePartsOf } from '../moderation/picture-parts.ts';
import { settlePromotions } from '../promotions/settle-promotions.ts';
import type { AllowanceLimits } from './allowance.repository.ts';
import { announceMove } from './announce-to-owner.ts';
import { assertContentApproved } from './approval.ts';
import type { ListingDeps } from './listing-deps.ts';
import { listingWords } from './listing-words.ts';
import { ownerQuality } from './owner-quality.ts';
import type { StoredListing } from './stored-listing.ts';

/** What a use case decided about a listing. */
export interface Decision {
  /** The listing as it is to be; its version and time are set here. */
  after: StoredListing;
  /** For the audit log. */
  action: string;
  reason?: string;
  changed?: string[];
  limits?: AllowanceLimits;
  /** A step of the state table that no fact of its own tells: the owner gets a mail of it. */
  move?: ListingAction;
}
export type Decide = (listing: StoredListing, unit: Unit) => Promise<Decision> | Decision;

/**
 * Reads a listing, lets `decide` say what becomes of it, and stores that with all that has to change along: audit log,
 * allowance, promotions, search card, announcement. One transaction; the caches are told before it returns.
 * @throws AppError NOT_FOUND, CONFLICT, LISTING_LIMIT_REACHED, and whatever `decide` throws; Error when content that no
 * moderator approved would be public
 */
export async function changeStored(
  deps: ListingDeps,
  id: string,
  actorId: string,
  decide: Decide,
): Promise<StoredListing> {
  const { before, after } = await deps.inTransaction(async (unit) => {
    const read = await deps.listings.get(id, unit);
    const decision = await decide(read, unit);
    return { before: read, after: await storeDecision(deps, { read, decision, actorId }, unit) };
  });
  await publishTouched(deps, before, after);
  return after;
}

export interface Change {
  read: StoredListing;
  decision: Decision;
  actorId: string;
}

/** What `changeStored` does once it is decided, for whoever changes several listings in one transaction. */
export async function storeDecision(
  deps: ListingDeps,
  { read, decision, actorId }: Change,
  unit: Unit,
): Promise<StoredListing> {
  const { after: decided, action, reason = null, changed = [], limits = {}, move } = decision;
  const at = deps.now();
  const moved = {
    ...decided,
    // read with the change: what becomes public while its owner is being hidden is hidden too
    isHidden: await deps.accounts.isHidden(decided.ownerId, unit),
  };
  const step = { action, from: read.status, to: moved.status, actorId, reason, changed };
  await deps.history.add({ listingId: read._id, at, ...step }, unit);
  const settled = read.status === moved.status ? moved : await settlePromotions(deps, moved, unit);
  const after: StoredListing = {
    ...(await deps.placeOffsets.withPublicPoint(settled, unit)),
    version: read.version + 1,
    updatedAt: at,
    words: listingWords(decided.fields, decided.landlord),
    qualityScore: ownerQuality(decided).score,
    pictureParts: picturePartsOf(decided),
  };
  assertContentApproved(after);
  await deps.listings.replace(after, read.version, unit);
  await deps.allowances.move({ userId: after.ownerId, from: read.status, to: after.status }, limits, unit);
  if (read.status === 'active' || after.status === 'active') await deps.cards.follow(after, unit);
  await announceAct(actOn(read, after, decision), unit);
  if (move) await announceMove(after, { action: move, actorId, reason }, unit);
  if (isNews(read, after)) await announceChange(after, unit);
  if (isWithheld(after) && !isWithheld(read))
    await unit.announce('listing-withheld', { listingId: after._id });
  return after;
}

const actOn = (
  before: StoredListing,
  after: StoredListing,
  step: Pick<Decision, 'action' | 'reason'>,
): Act => ({
  target: { kind: 'listing', id: after._id, label: after.fields.title ?? '' },
  before: { status: before.status, version: before.version },
  after: { status: after.status, version: after.version, step: step.action },
  reason: step.reason ?? null,
});

/** Deleted or removed: seen by its owner and the moderators only, and for a while. */
export const isWithheld = ({ status }: StoredListing): boolean =>
  status === 'deleted' || status === 'removed';

const isNews = (before: StoredListing, after: StoredListing) =>
  before.status !== after.status ||
  before.fields.title !== after.fields.title ||
  before.ownerId !== after.ownerId;

/** Tells the services that keep a copy of title, owner and state. */
export async function announceChange(listing: StoredListing, unit: Unit): Promise<void> {
  const { _id, fields, ownerId, status, version } = listing;
  await unit.announce('listing-changed', {
    listingId: _id,
    title: fields.title ?? '',
    ownerId,
    status,
    version,
  });
}

/** Tells the caches of a change, after its commit. */
export async function publishTouched(
  { publishChange }: ListingDeps,
  before: StoredListing,
  after: StoredListing,
): Promise<void> {
  const touched = touchedPlaces(before, after);
  if (touched.length > 0) await publishChange(touched);
}

/** The cities whose lists look different now. */
function touchedPlaces(before: StoredListing, after: StoredListing): ChangedListing[] {
  const publicCities = [before, after]
    .filter(({ status }) => status === 'active')
    .map(({ fields }) => fields.location?.city);
  return [...new Set(publicCities)].map((city) => ({ city: city ?? '', id: after._id }));
}
