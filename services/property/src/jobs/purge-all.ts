import type { ListingDeps } from '../listings/listing-deps.ts';
import { removeLeftovers } from '../images/temp-files.ts';
import { purgeListings, type PurgeListingsDeps } from './purge-listings.ts';
import { purgePictures, type PurgePicturesDeps } from './purge-pictures.ts';

/** No upload takes so long. */
const LEFTOVER_MS = 3_600_000;

export interface Purged {
  listings: number;
  pictures: number;
  leftovers: number;
}

/** Takes away for good what nobody can get back any more; may run twice, or in two processes at once. */
export async function purgeAll(
  deps: PurgeListingsDeps & PurgePicturesDeps & Pick<ListingDeps, 'now'> & { imagesDir: string },
): Promise<Purged> {
  const leftovers = await removeLeftovers(deps.imagesDir, new Date(deps.now().getTime() - LEFTOVER_MS));
  const listings = await purgeListings(deps);
  return { leftovers, listings, pictures: await purgePictures(deps) };
}
