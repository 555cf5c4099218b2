import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { purgePictures } from '@pokriv/service-kit/picture-store/purge-pictures';
import { removeLeftovers } from '@pokriv/service-kit/uploads/temp-files';

import { filesOf } from '../images/picture-files.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import { purgeListings, type PurgeListingsDeps } from './purge-listings.ts';

/** The longest that is asked of a listing's days is a year (decisions §8). */
const DAYS_KEPT_MS = 400 * 86_400_000;
/** No upload takes so long. */
const LEFTOVER_MS = 3_600_000;

export interface Purged {
  listings: number;
  pictures: number;
  leftovers: number;
}

export interface PurgeDeps extends PurgeListingsDeps {
  imageStore: PictureStore;
  imagesDir: string;
  days: ListingDayRepository;
}

/**
 * Takes away for good what nobody can get back any more; may run twice, or in two processes at once. Pictures are those
 * taken out of a listing, those of purged listings and refused revisions, and those of uploads that died.
 */
export async function purgeAll(deps: PurgeDeps): Promise<Purged> {
  const { imageFiles: files, imageStore: store, imagesDir, days, now } = deps;
  const leftovers = await removeLeftovers(imagesDir, new Date(now().getTime() - LEFTOVER_MS));
  const listings = await purgeListings(deps);
  await days.forgetBefore(sofiaDay(new Date(now().getTime() - DAYS_KEPT_MS)));
  return { leftovers, listings, pictures: await purgePictures({ files, store, filesOf, now }) };
}
