import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface Favorite {
  /** `<user>:<listing>` */
  _id: string;
  userId: string;
  propertyId: string;
  at: Date;
  /** False: added by an account without a verified e-mail, so in no counter; absent: counted. */
  isCounted?: boolean;
  /** False: its person wants no news of it; absent: told. */
  isTold?: boolean;
}

const favoriteSchema = storedSchema<Favorite>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  propertyId: { type: String, required: true },
  at: { type: Date, required: true },
  isCounted: Boolean,
  isTold: Boolean,
});
favoriteSchema.index({ userId: 1, at: -1, _id: -1 }, { name: 'of user' });
favoriteSchema.index({ propertyId: 1 }, { name: 'of listing' });

export const favoriteModel = defineModel('Favorite', 'favorites', favoriteSchema);
