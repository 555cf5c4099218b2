import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface Favorite {
  /** `<user>:<listing>` */
  _id: string;
  userId: string;
  propertyId: string;
  at: Date;
  /** False: added by an account without a verified e-mail, so not counted; absent: counted. */
  isCounted?: boolean;
  /** Rent when added, in euro cents; absent in older favourites. */
  savedCents?: number;
  /** False: news switched off; absent: on. */
  isTold?: boolean;
}

const favoriteSchema = storedSchema<Favorite>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  propertyId: { type: String, required: true },
  at: { type: Date, required: true },
  isCounted: Boolean,
  savedCents: Number,
  isTold: Boolean,
});
favoriteSchema.index({ userId: 1, at: -1, _id: -1 }, { name: 'of user' });
favoriteSchema.index({ propertyId: 1 }, { name: 'of listing' });

export const favoriteModel = defineModel('Favorite', 'favorites', favoriteSchema);
