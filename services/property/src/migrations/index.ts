import type { Migration } from '@pokriv/service-kit/migrations';

import { absentLayouts } from './absent-layouts.ts';
import { adminLists } from './admin-lists.ts';
import { adminNumbers } from './admin-numbers.ts';
import { agencyNames } from './agency-names.ts';
import { agencyWords } from './agency-words.ts';
import { approvals } from './approvals.ts';
import { cardsWithAvailability } from './cards-with-availability.ts';
import { cardsWithFacts } from './cards-with-facts.ts';
import { districtIndex } from './district-index.ts';
import { firstIndexes } from './first-indexes.ts';
import { freeOwners } from './free-owners.ts';
import { hiddenOwners } from './hidden-owners.ts';
import { limitsOfCosts } from './limits-of-costs.ts';
import { listingDays } from './listing-days.ts';
import { listingNumbers } from './listing-numbers.ts';
import { moderationAids } from './moderation-aids.ts';
import { oneSearchEngine } from './one-search-engine.ts';
import { ownerMarks } from './owner-marks.ts';
import { ownerLists } from './owner-lists.ts';
import { partsOfDistricts } from './parts-of-districts.ts';
import { pictureFiles } from './picture-files.ts';
import { placeOffsets } from './place-offsets.ts';
import { renewedCards } from './renewed-cards.ts';
import { promotions } from './promotions.ts';
import { sitemapIndex } from './sitemap-index.ts';
import { assignments } from './assignments.ts';
import { announceListings } from './announce-listings.ts';
import { announceToConversations } from './announce-to-conversations.ts';
import { unknownMonths } from './unknown-months.ts';
import { unknownSums } from './unknown-sums.ts';
import { announceToModeration } from './announce-to-moderation.ts';
import { sumsInCents } from './sums-in-cents.ts';
import { waitingRevisions } from './waiting-revisions.ts';

/** In order; never change a released migration. */
export const migrations: readonly Migration[] = [
  firstIndexes,
  sitemapIndex,
  renewedCards,
  listingDays,
  pictureFiles,
  ownerLists,
  hiddenOwners,
  moderationAids,
  adminNumbers,
  promotions,
  announceListings,
  adminLists,
  approvals,
  placeOffsets,
  waitingRevisions,
  listingNumbers,
  cardsWithAvailability,
  oneSearchEngine,
  sumsInCents,
  announceToConversations,
  cardsWithFacts,
  unknownSums,
  announceToModeration,
  freeOwners,
  agencyWords,
  unknownMonths,
  assignments,
  districtIndex,
  partsOfDistricts,
  agencyNames,
  limitsOfCosts,
  absentLayouts,
  ownerMarks,
];
