import type { PersonalData } from '@pokriv/contracts/account/data-export';

import type { StoredListing } from '../listings/stored-listing.ts';

const VARIANT = '1280.jpg';

export function pictureFilesOf({
  _id,
  images,
  revision,
}: Pick<StoredListing, '_id' | 'images' | 'revision'>): PersonalData['files'] {
  const ids = new Set([...images, ...(revision?.images ?? [])].map(({ id }) => id));
  return [...ids].map((id, index) => ({
    name: `listing-pictures/${_id}/${String(index + 1).padStart(2, '0')}-${id}.jpg`,
    path: `/media/${id}-${VARIANT}`,
  }));
}
