import { randomBytes } from 'node:crypto';

import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { usualAvailability } from '@pokriv/contracts/conversation/viewing-states';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import type { Connection } from 'mongoose';

import { availabilityModel, calendarFeedModel, type StoredAvailability } from './availability.model.ts';

/** Viewing hours and their origin; `listingId` null: the landlord's hours for all listings. */
export interface Hours extends AvailabilityChange {
  listingId: string | null;
  isSet: boolean;
}

const usual: Hours = { ...usualAvailability, weekly: [], exceptions: [], listingId: null, isSet: false };

const keyOf = (landlordId: string, listingId: string | null): string =>
  listingId === null ? landlordId : `${landlordId}|${listingId}`;

function hoursOf(stored: StoredAvailability): Hours {
  const { _id, landlordId: _landlordId, updatedAt: _updatedAt, ...hours } = stored;
  return { ...hours, isSet: true };
}

/** Viewing hours (design/conversations, Data). */
export function availabilityRepository(connection: Connection) {
  const stored = availabilityModel(connection);
  const feeds = calendarFeedModel(connection);
  const find = (landlordId: string, listingId: string | null) =>
    stored.findOne({ _id: keyOf(landlordId, listingId) }).lean();
  return {
    /** Falls back from the listing's hours to the landlord's, then to defaults without free times. */
    async of(landlordId: string, listingId: string | null): Promise<Hours> {
      const own = listingId === null ? null : await find(landlordId, listingId);
      const hours = own ?? (await find(landlordId, null));
      return hours ? hoursOf(hours) : usual;
    },

    async save(
      { landlordId, listingId }: Pick<StoredAvailability, 'landlordId' | 'listingId'>,
      hours: AvailabilityChange,
      updatedAt: Date,
    ): Promise<Hours> {
      const _id = keyOf(landlordId, listingId);
      const after: StoredAvailability = { _id, landlordId, listingId, ...hours, updatedAt };
      await stored.replaceOne({ _id }, after, { upsert: true });
      return hoursOf(after);
    },

    drop: async (landlordId: string, listingId: string): Promise<void> => {
      await stored.deleteOne({ _id: keyOf(landlordId, listingId) });
    },

    /** Secret of a person's feed, created on first read. */
    async secretOf(userId: string): Promise<string> {
      const known = await feeds.findOne({ _id: userId }).lean();
      if (known) return known.secret;
      const secret = randomBytes(24).toString('base64url');
      try {
        await feeds.insertOne({ _id: userId, secret });
        return secret;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return this.secretOf(userId);
      }
    },

    ownerOf: async (secret: string): Promise<string | null> =>
      (await feeds.findOne({ secret }).lean())?._id ?? null,
  };
}
export type AvailabilityRepository = ReturnType<typeof availabilityRepository>;
