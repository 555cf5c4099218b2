import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface Favorite {
  /** `<user>:<listing>` */
  _id: string;
  userId: string;
  propertyId: string;
  at: Date;
  /** False: added by an account without a verified e-mail, so in no counter; absent: counted. */
  isCounted?: boolean;
  /** The rent when it was added, in euro cents; absent: added before sums were kept. */
  savedCents?: number;
  /** False: no news of it are told; absent: they are. */
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
