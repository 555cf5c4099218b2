import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { purgePictures } from '@pokriv/service-kit/picture-store/purge-pictures';
import { removeLeftovers } from '@pokriv/service-kit/uploads/temp-files';

import { filesOf } from '../images/picture-files.ts';
import { purgeSearches, type PurgeSearchesDeps } from '../alerts/purge-searches.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import { purgeListings, type PurgeListingsDeps } from './purge-listings.ts';

/** Statistics reach back a year at most (decisions §8). */
const DAYS_KEPT_MS = 400 * 86_400_000;
const LEFTOVER_MS = 3_600_000;

export interface Purged {
  listings: number;
  pictures: number;
  leftovers: number;
  searches: number;
}

export interface PurgeDeps extends PurgeListingsDeps, PurgeSearchesDeps {
  imageStore: PictureStore;
  imagesDir: string;
  days: ListingDayRepository;
}

/**
 * Purges data that can no longer be restored; safe to run concurrently. Pictures: those removed from a
 * listing, of purged listings and rejected revisions, and of interrupted uploads. Saved searches: inactive
 * ones of visitors.
 */
export async function purgeAll(deps: PurgeDeps): Promise<Purged> {
  const { imageFiles: files, imageStore: store, imagesDir, days, now } = deps;
  const leftovers = await removeLeftovers(imagesDir, new Date(now().getTime() - LEFTOVER_MS));
  const listings = await purgeListings(deps);
  await days.forgetBefore(sofiaDay(new Date(now().getTime() - DAYS_KEPT_MS)));
  const searches = await purgeSearches(deps);
  return { leftovers, listings, searches, pictures: await purgePictures({ files, store, filesOf, now }) };
}
