import { z } from 'zod';

import type { Schemas } from '../endpoint.ts';
import { PROPERTY_LIMITS } from './property-options.ts';
import { OwnProperty, PropertyImage } from './property.ts';
import { ById, dataOf, Id } from '../zod-parts.ts';

export const Arrangement = z.strictObject({
  order: z.array(Id).max(PROPERTY_LIMITS.imagesMax).optional(),
  alt: z.record(Id, z.string().trim().max(PROPERTY_LIMITS.altMax)).optional(),
  /** All pictures that are floor plans. */
  floorPlans: z.array(Id).max(PROPERTY_LIMITS.floorPlansMax).optional(),
});
export type Arrangement = z.infer<typeof Arrangement>;

const Own = dataOf(OwnProperty);
const ByImage = ById.extend({ imageId: Id });

export const propertyImageEndpoints = {
  uploadImages: {
    params: ById,
    upload: { field: 'images', filesMax: PROPERTY_LIMITS.imagesMax },
    reply: dataOf(z.object({ images: z.array(PropertyImage), version: z.number() })),
    status: 201,
    summary: 'Качване на снимки (поле images)',
  },
  arrangeImages: {
    params: ById,
    body: Arrangement,
    reply: Own,
    summary: 'Ред, описания и разпределения на снимките',
  },
  turnImage: {
    params: ByImage,
    reply: Own,
    summary: 'Завъртане на снимка на 90° надясно',
  },
  deleteImage: { params: ByImage, reply: Own, summary: 'Изтриване на снимка' },
} as const satisfies Record<string, Schemas>;
