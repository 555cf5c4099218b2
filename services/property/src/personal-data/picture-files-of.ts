import type { PersonalData } from '@pokriv/contracts/account/data-export';
import { jpegAddress } from '@pokriv/contracts/listing/picture-address';

import type { StoredListing } from '../listings/stored-listing.ts';

export function pictureFilesOf({
  _id,
  images,
  revision,
}: Pick<StoredListing, '_id' | 'images' | 'revision'>): PersonalData['files'] {
  const ids = new Set([...images, ...(revision?.images ?? [])].map(({ id }) => id));
  return [...ids].map((id, index) => ({
    name: `listing-pictures/${_id}/${String(index + 1).padStart(2, '0')}-${id}.jpg`,
    path: jpegAddress(id),
  }));
}
