import { storedPart } from '@pokriv/service-kit/model';

import type { StoredImage } from './stored-image.ts';

/** A picture as listings and `removed_images` hold it. */
export const imageSchema = storedPart<StoredImage>({
  id: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  alt: String,
  placeholder: String,
  hash: String,
});
