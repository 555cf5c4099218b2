import { withRevision } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { partsOf } from './picture-likeness.ts';

/** What the index of alike pictures keeps of a listing, with what waits in a revision; nothing of drafts and deleted ones. */
export function picturePartsOf(
  listing: Pick<StoredListing, 'status' | 'fields' | 'images' | 'revision'>,
): string[] | undefined {
  if (listing.status === 'draft' || listing.status === 'deleted') return undefined;
  const pictures = [...listing.images, ...withRevision(listing).images];
  return [...new Set(pictures.flatMap(partsOf))];
}
