import { SIMILAR_PICTURES_MAX, type RiskFlag } from '@pokriv/contracts/listing/moderation-file';

import type { StoredListing } from '../listings/stored-listing.ts';
import type { ModerationListings } from './moderation-listings.repository.ts';
import { otherListing } from './other-listing.ts';
import { ALIKE_BITS, differingBits, isDistinctive, neighbourPartsOf } from './picture-likeness.ts';

type SimilarPicture = Extract<RiskFlag, { kind: 'similar_picture' }>;

/** Other owners' similar pictures, closest first; one pair per listing. */
export async function similarPictures(
  { moderated }: { moderated: ModerationListings },
  { ownerId, images }: StoredListing,
): Promise<SimilarPicture[]> {
  const own = images.filter(isDistinctive);
  if (own.length === 0) return [];
  const candidates = await moderated.withPictureParts([...new Set(own.flatMap(neighbourPartsOf))], ownerId);
  return candidates
    .flatMap((other) => bestPair(own, other) ?? [])
    .sort((one, two) => one.distance - two.distance)
    .slice(0, SIMILAR_PICTURES_MAX);
}

function bestPair(own: StoredListing['images'], listing: StoredListing): SimilarPicture | undefined {
  let best: SimilarPicture | undefined;
  for (const picture of own) {
    for (const theirs of listing.images) {
      const distance = differingBits(picture.hash, theirs.hash);
      if (distance > ALIKE_BITS || (best && best.distance <= distance)) continue;
      best = {
        kind: 'similar_picture',
        distance,
        picture: picture.id,
        otherPicture: theirs.id,
        other: otherListing(listing),
      };
    }
  }
  return best;
}
