import { hideWithOwner } from './accounts/follow-account.ts';
import { storeChange } from './alerts/change-rows.ts';
import { announceWithheld } from './images/rename-pictures.ts';
import { announceMove } from './listings/announce-to-owner.ts';
import { announceCopied, moveAllowance, recordStep } from './listings/follow-change.ts';
import type { ListingFollowers } from './listings/listing-follower.ts';
import { releaseDecided } from './moderation/assign-listings.ts';
import { auditStep } from './moderation/audit-step.ts';
import { withPictureParts } from './moderation/picture-likeness.ts';
import { settleMoved } from './promotions/settle-listing.ts';
import { followWithCard, publishTouched } from './search/follow-listing.ts';
import type { PublishDeps } from './search/publish-change.ts';
import type { Stores } from './stores.ts';

type FollowerDeps = Stores & PublishDeps & { now: () => Date };

export const listingFollowers = (deps: FollowerDeps): ListingFollowers => ({
  beforeStore: [
    (change, unit) => hideWithOwner(deps, change, unit),
    (change, unit) => recordStep(deps, change, unit),
    (change, unit) => settleMoved(deps, change, unit),
    ({ after }, unit) => deps.placeOffsets.withPublicPoint(after, unit),
    withPictureParts,
  ],
  afterStore: [
    (change, unit) => moveAllowance(deps, change, unit),
    (change, unit) => followWithCard(deps, change, unit),
    (change, unit) => storeChange(deps, change, unit),
    (change, unit) => releaseDecided(deps, change, unit),
    auditStep,
    announceMove,
    announceCopied,
    announceWithheld,
  ],
  afterCommit: [(change) => publishTouched(deps, change)],
});
