import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import { addDays, instantFrom } from '@pokriv/contracts/conversation/sofia-time';
import type { ViewingQuery } from '@pokriv/contracts/conversation/viewing';
import { openViewings, type ViewingState } from '@pokriv/contracts/conversation/viewing-states';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { viewingModel, type StoredViewing } from './viewing.model.ts';
import { viewingWaitModel, type ViewingWait } from './viewing-wait.model.ts';

const isOpen = trusted({ $in: [...openViewings] });
const inCalendar: ViewingState[] = ['confirmed', 'moved', 'done'];

const ofPerson = (userId: string, side?: Side): QueryFilter<StoredViewing> =>
  side ? { [`${side}Id`]: userId } : { $or: [{ tenantId: userId }, { landlordId: userId }] };

const awaiting = (userId: string): QueryFilter<StoredViewing> => ({
  $or: [
    { tenantId: userId, awaits: 'tenant' },
    { landlordId: userId, awaits: 'landlord' },
  ],
  state: isOpen,
});

export function viewingRepository(connection: Connection) {
  const viewings = viewingModel(connection);
  const waits = viewingWaitModel(connection);
  return {
    find: (id: string, unit?: Unit): Promise<StoredViewing | null> =>
      viewings
        .findOne({ _id: id })
        .session(unit?.session ?? null)
        .lean(),

    add: async (viewing: StoredViewing, { session }: Unit): Promise<void> => {
      await viewings.insertOne(viewing, { session });
    },

    replace: async (viewing: StoredViewing, { session }: Unit): Promise<void> => {
      await viewings.replaceOne({ _id: viewing._id }, viewing, { session });
    },

    hasOpen: async (threadId: string, { session }: Unit): Promise<boolean> =>
      (await viewings.exists({ threadId, state: isOpen }).session(session)) !== null,

    openOf: (which: QueryFilter<StoredViewing>, { session }: Unit): Promise<StoredViewing[]> =>
      viewings.find({ ...which, state: isOpen }, {}, { session }).lean(),

    countAwaiting: async (userId: string): Promise<number> => viewings.countDocuments(awaiting(userId)),

    /** The newest viewings of a person, sorted by their time. */
    async list(
      userId: string,
      { side, listingId, from, to, awaitsMe, limit }: ViewingQuery,
    ): Promise<StoredViewing[]> {
      const within = {
        ...(from && { $gte: instantFrom({ date: from, clock: '00:00' }) }),
        ...(to && { $lt: instantFrom({ date: addDays(to, 1), clock: '00:00' }) }),
      };
      const found = await viewings
        .find({
          $and: [
            ofPerson(userId, side),
            ...(listingId ? [{ listingId }] : []),
            ...(awaitsMe ? [awaiting(userId)] : []),
            ...(from || to
              ? [{ $or: [{ start: trusted(within) }, { options: trusted({ $elemMatch: within }) }] }]
              : []),
          ],
        })
        .sort({ createdAt: -1 })
        .limit(limit)
        .lean();
      const timeOf = ({ start, options, createdAt }: StoredViewing) =>
        (start ?? options[0] ?? createdAt).getTime();
      return found.sort((one, other) => timeOf(one) - timeOf(other));
    },

    /** Agreed viewings of a person within a period, as either side. */
    calendarOf: (userId: string, { from, to }: { from: Date; to: Date }): Promise<StoredViewing[]> =>
      viewings
        .find({
          ...ofPerson(userId),
          state: trusted({ $in: inCalendar }),
          start: trusted({ $gte: from, $lte: to }),
        })
        .sort({ start: 1 })
        .limit(1000)
        .lean(),

    async due(which: QueryFilter<StoredViewing>, limit: number): Promise<string[]> {
      const found = await viewings.find(which, { _id: 1 }).limit(limit).lean();
      return found.map(({ _id }) => _id);
    },

    waitsOf: (slot: string, { session }: Unit): Promise<ViewingWait[]> =>
      waits.find({ slot }, {}, { session }).sort({ createdAt: 1, _id: 1 }).lean(),

    /** A tenant's future waiting places by time; `before`: number of earlier places in the slot. */
    async placesOf(tenantId: string, now: Date): Promise<(ViewingWait & { before: number })[]> {
      const places = await waits
        .find({ tenantId, start: trusted({ $gt: now }) })
        .sort({ start: 1, _id: 1 })
        .lean();
      return Promise.all(
        places.map(async (place) => {
          const { slot, createdAt, _id } = place;
          const isOlder = [
            { createdAt: trusted({ $lt: createdAt }) },
            { createdAt, _id: trusted({ $lt: _id }) },
          ];
          return { ...place, before: await waits.countDocuments({ slot, $or: isOlder }) };
        }),
      );
    },

    /** Offers of freed times to a tenant, by time. */
    offersTo: (tenantId: string, now: Date): Promise<StoredViewing[]> =>
      viewings
        .find({ tenantId, state: 'countered', isOffer: true, expiresAt: trusted({ $gt: now }) })
        .sort({ start: 1, _id: 1 })
        .lean(),

    /** @returns the deleted place; null when absent */
    leaveWait: (id: string, tenantId: string, { session }: Unit): Promise<ViewingWait | null> =>
      waits.findOneAndDelete({ _id: id, tenantId }, { session }).lean<ViewingWait>(),

    addWait: async (wait: ViewingWait, { session }: Unit): Promise<void> => {
      await waits.insertOne(wait, { session });
    },

    dropWaits: async (which: QueryFilter<ViewingWait>, unit?: Unit): Promise<void> => {
      await waits.deleteMany(which, { session: unit?.session });
    },
  };
}
