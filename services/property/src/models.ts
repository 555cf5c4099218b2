import { claimModel } from '@pokriv/service-kit/claim.model';
import { effectModel } from '@pokriv/service-kit/effect.model';
import { erasedPersonModel } from '@pokriv/service-kit/erased-person.model';
import type { IndexedModel } from '@pokriv/service-kit/model';
import { outboxEventModel } from '@pokriv/service-kit/outbox';

import { accountModel } from './accounts/account.model.ts';
import {
  addressDayModel,
  alertHitModel,
  alertMailModel,
  alertPersonModel,
  listingChangeModel,
  listingReporterModel,
  savedSearchModel,
} from './alerts/alert.models.ts';
import { favoriteModel } from './favorites/favorite.model.ts';
import { imageFileModel } from './images/image-file.model.ts';
import { removedImageModel } from './images/removed-image.model.ts';
import { allowanceModel } from './listings/allowance.model.ts';
import { counterModel } from './listings/counter.model.ts';
import { historyModel } from './listings/history.model.ts';
import { listingModel } from './listings/listing.model.ts';
import { placeOffsetModel } from './listings/place-offset.model.ts';
import { assignmentModel } from './moderation/assignment.model.ts';
import { leaseModel } from './moderation/lease.model.ts';
import { promotionModel } from './promotions/promotion.model.ts';
import { searchCardModel } from './search/search-card.model.ts';
import { sharedListModel } from './shared-lists/shared-list.model.ts';
import { countBatchModel } from './views/count-batch.model.ts';
import { listingDayModel } from './views/listing-day.model.ts';
import { weekCursorModel } from './weekly/week-cursor.model.ts';

export const models: readonly IndexedModel[] = [
  outboxEventModel,
  effectModel,
  erasedPersonModel,
  claimModel,
  imageFileModel,
  accountModel,
  addressDayModel,
  alertHitModel,
  alertMailModel,
  alertPersonModel,
  allowanceModel,
  assignmentModel,
  counterModel,
  countBatchModel,
  favoriteModel,
  historyModel,
  leaseModel,
  listingChangeModel,
  listingDayModel,
  listingModel,
  listingReporterModel,
  placeOffsetModel,
  promotionModel,
  removedImageModel,
  savedSearchModel,
  searchCardModel,
  sharedListModel,
  weekCursorModel,
];
