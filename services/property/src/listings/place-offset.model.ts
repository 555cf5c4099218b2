import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { Offset } from './offset-point.ts';

export interface PlaceOffset extends Offset {
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
