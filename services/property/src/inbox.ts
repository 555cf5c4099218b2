import type { JobHandlers } from '@pokriv/service-kit/consumer';

import { followAccount, type FollowAccountDeps } from './accounts/follow-account.ts';
import { adoptSearches, type AdoptDeps } from './alerts/adopt-searches.ts';
import { findHits, type FindHitsDeps } from './alerts/find-hits.ts';
import { noteReporter, type NoteReporterDeps } from './alerts/note-reporter.ts';
import { eraseOwner, type EraseOwnerDeps } from './erasure/erase-owner.ts';
import { renamePictures, type RenameDeps } from './images/rename-pictures.ts';
import type { ChangeDeps } from './listings/change-stored.ts';
import { overturnDecision } from './moderation/overturn-decision.ts';
import { recallReported, removeReported } from './moderation/follow-verdict.ts';
import { takeGrantedPromotion, type GrantedDeps } from './promotions/take-granted-promotion.ts';
import { withdrawPromotion } from './promotions/withdraw-promotion.ts';
import { countInquiry, type InquiryDeps } from './views/count-inquiry.ts';

export type InboxDeps = AdoptDeps &
  ChangeDeps &
  FollowAccountDeps &
  EraseOwnerDeps &
  FindHitsDeps &
  NoteReporterDeps &
  RenameDeps &
  GrantedDeps &
  InquiryDeps;

export const propertyInbox = (deps: InboxDeps): JobHandlers<'property'> => ({
  'account-changed': async (fact, context) => {
    await followAccount(deps, fact, context);
    const { userId: id, email, isEmailVerified = false } = fact;
    await adoptSearches(deps, { id, email, isEmailVerified });
  },
  'account-erasing': (fact, context) => eraseOwner(deps, fact, context),
  'listing-withheld': (fact, context) => renamePictures(deps, fact, context),
  'listing-recalled': (fact, context) => recallReported(deps, fact, context),
  'listing-condemned': (fact, context) => removeReported(deps, fact, context),
  'listing-decision-overturned': (fact, context) => overturnDecision(deps, fact, context),
  'listing-match-changed': (fact) => findHits(deps, fact),
  'listing-reported': (fact, context) => noteReporter(deps, fact, context),
  'promotion-granted': (fact, context) => takeGrantedPromotion(deps, fact, context),
  'promotion-withdrawn': (fact, context) => withdrawPromotion(deps, fact, context),
  'thread-started': (fact, context) => countInquiry(deps, fact, context),
});
