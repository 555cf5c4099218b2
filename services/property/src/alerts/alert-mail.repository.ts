import type { DropReason } from '@pokriv/contracts/alert/alert-rules';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import type { Due, DuePage } from '../for-each-due.ts';
import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { indexedProjection, type IndexedCard } from '../search/listing-index.ts';
import { searchCards } from '../search/search-card.repository.ts';
import type { SearchCard } from '../search/search-card.ts';
import {
  alertHitModel,
  alertMailModel,
  alertPersonModel,
  savedSearchModel,
  type AlertHit,
  type AlertMail,
  type AlertPerson,
  type AlertPersonKey,
  type SavedSearch,
} from './alert.models.ts';

/** Indexed fields of a listing, and the JSON for pages and mails. */
export type TestedCard = IndexedCard & Pick<SearchCard, 'card'>;

/** Waiting hits and sent mails (design/alerts, Flow 5). */
export function alertMailRepository(connection: Connection) {
  const hits = alertHitModel(connection);
  const mails = alertMailModel(connection);
  const people = alertPersonModel(connection);
  const searches = savedSearchModel(connection);
  const cards = searchCards(connection);
  const listings = listingModel(connection);

  const changeHits = async (some: readonly AlertHit[], change: object, { session }: Unit): Promise<void> => {
    if (some.length === 0) return;
    const ids = some.map(({ _id }) => _id);
    await hits.updateMany({ _id: trusted({ $in: ids }) }, change, { session });
  };

  return {
    /** Persons with due hits by time; a person repeats for several hits. */
    async duePeople(now: Date, { after, limit }: DuePage): Promise<Due[]> {
      const later = after && {
        $or: [{ dueAt: trusted({ $gt: after.at }) }, { dueAt: after.at, person: trusted({ $gt: after.id }) }],
      };
      const rows = await hits
        .find(
          { state: 'waiting', dueAt: trusted({ $type: 'date', $lte: now }), ...later },
          { _id: 0, dueAt: 1, person: 1 },
        )
        .sort({ dueAt: 1, person: 1 })
        .limit(limit)
        .lean<Pick<AlertHit, 'dueAt' | 'person'>[]>();
      return rows.map(({ person, dueAt }) => ({ id: person, at: dueAt ?? now }));
    },

    /**
     * Writes the person's document, so that a concurrent mail conflicts.
     * @returns the mails of the last hour, oldest first
     */
    async takePerson(person: AlertPersonKey, now: Date, { session }: Unit): Promise<Date[]> {
      const taken = await people
        .findOneAndUpdate(
          { _id: person },
          { $inc: { changes: 1 }, $setOnInsert: { mailsAt: [], lastSeenAt: now, askedAt: null } },
          { upsert: true, session, returnDocument: 'after' },
        )
        .lean<AlertPerson>();
      return taken?.mailsAt ?? [];
    },

    /** Hits waiting for a mail, due or not. */
    waitingOf: (person: AlertPersonKey, { session }: Unit): Promise<AlertHit[]> =>
      hits
        .find({ person, state: 'waiting', dueAt: trusted({ $type: 'date' }) })
        .session(session)
        .lean<AlertHit[]>(),

    async searchesOf(person: AlertPersonKey, { session }: Unit): Promise<Map<string, SavedSearch>> {
      const found = await searches
        .find({ person })
        .sort({ createdAt: 1, _id: 1 })
        .session(session)
        .lean<SavedSearch[]>();
      return new Map(found.map((search) => [search._id, search]));
    },

    /** Public listings only. */
    async cardsOf(listingIds: readonly string[], { session }: Unit): Promise<Map<string, TestedCard>> {
      const found = await cards
        .find(
          { _id: { $in: [...new Set(listingIds)] } },
          { projection: { ...indexedProjection, card: 1 }, session, maxTimeMS: QUERY_MS },
        )
        .toArray();
      return new Map(found.map((card) => [card._id, card]));
    },

    /** In any state; erased ones are absent. */
    async listingsOf(ids: readonly string[], { session }: Unit): Promise<Map<string, StoredListing>> {
      if (ids.length === 0) return new Map();
      const found = await listings
        .find({ _id: trusted({ $in: [...ids] }) })
        .session(session)
        .lean<StoredListing[]>();
      return new Map(found.map((listing) => [listing._id, listing]));
    },

    drop: (some: readonly AlertHit[], dropReason: DropReason, unit: Unit): Promise<void> =>
      changeHits(some, { $set: { state: 'dropped', dropReason, dueAt: null } }, unit),

    postpone: (some: readonly AlertHit[], dueAt: Date, unit: Unit): Promise<void> =>
      changeHits(some, { $max: { dueAt } }, unit),

    /** The hits stay on the page of their search. */
    keepWithoutMail: (some: readonly AlertHit[], unit: Unit): Promise<void> =>
      changeHits(some, { $set: { dueAt: null } }, unit),

    /**
     * Stores the first mail as that of the hits, with the mails of its parts.
     * @param mailsAt of the last hour, including this mail
     */
    async keepMail(
      told: { hits: readonly AlertHit[]; mails: readonly AlertMail[]; mailsAt: readonly Date[] },
      unit: Unit,
    ): Promise<void> {
      const { session } = unit;
      const [whole] = told.mails;
      if (!whole) return;
      await mails.create([...told.mails], { session, ordered: true });
      await people.updateOne({ _id: whole.person }, { $set: { mailsAt: [...told.mailsAt] } }, { session });
      await changeHits(told.hits, { $set: { state: 'sent', mailId: whole._id } }, unit);
    },
  };
}
export type AlertMailRepository = ReturnType<typeof alertMailRepository>;
