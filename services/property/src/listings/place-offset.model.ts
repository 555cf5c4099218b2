import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { Offset } from './offset-point.ts';

/** Collection `place_offsets`: how far an owner's place is shown from where it is; one for all listings there. */
export interface PlaceOffset extends Offset {
  /** Owner and place. */
  _id: string;
  ownerId: string;
}

export const placeOffsetModel = defineModel(
  'PlaceOffset',
  'place_offsets',
  storedSchema<PlaceOffset>({
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    north: { type: Number, required: true },
    east: { type: Number, required: true },
  }),
);
