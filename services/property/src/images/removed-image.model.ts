import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import { imageSchema } from '../listings/listing.model.ts';
import type { StoredImage } from '../listings/stored-listing.ts';

export interface RemovedImage {
  listing: string;
  image: StoredImage;
  at: Date;
}

/** Longer than the restore period of a picture. */
const KEEP_S = 7200;

const removedImageSchema = storedSchema<RemovedImage>({
  listing: { type: String, required: true },
  image: { type: imageSchema, required: true },
  at: { type: Date, required: true },
});
removedImageSchema.index({ listing: 1 }, { name: 'of listing' });
removedImageSchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: KEEP_S });
removedImageSchema.index({ 'image.id': 1 }, { name: 'of picture' });

export const removedImageModel = defineModel('RemovedImage', 'removed_images', removedImageSchema);
