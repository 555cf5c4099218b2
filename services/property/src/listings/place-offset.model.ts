import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { Offset } from './offset-point.ts';

/** Collection `place_offsets`: the public point's offset, one per owner and place, shared by all listings there. */
export interface PlaceOffset extends Offset {
  /** `placeKey(ownerId, point)`. */
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
