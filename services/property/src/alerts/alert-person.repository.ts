import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import {
  addressDayModel,
  alertMailModel,
  alertPersonModel,
  type AddressDay,
  type AlertPerson,
  type AlertPersonKey,
} from './alert.models.ts';

const DAY_MS = 86_400_000;

/** Recipients of alerts: accounts by id, visitors by address. */
export function alertPersonRepository(connection: Connection) {
  const people = alertPersonModel(connection);
  const mails = alertMailModel(connection);
  const addressDays = addressDayModel(connection);
  return {
    /** Writes the person's document: concurrent changes of searches, and mails, conflict on it. */
    async take(person: AlertPersonKey, now: Date, { session }: Unit): Promise<void> {
      await people.updateOne(
        { _id: person },
        { $inc: { changes: 1 }, $setOnInsert: { mailsAt: [], lastSeenAt: now, askedAt: null } },
        { upsert: true, session },
      );
    },

    /** The account that has adopted a visitor's searches. */
    async adopterOf(person: AlertPersonKey): Promise<AlertPersonKey | undefined> {
      const found = await people.findOne({ _id: person }, { adoptedBy: 1 }).lean<AlertPerson>();
      return found?.adoptedBy;
    },

    /**
     * Records a visit, at most one write a day; a visit answers the question whether the person still looks.
     */
    async see(person: AlertPersonKey, now: Date, unit?: Unit): Promise<void> {
      await people.updateOne(
        {
          _id: person,
          $or: [
            { lastSeenAt: trusted({ $lt: new Date(now.getTime() - DAY_MS) }) },
            { askedAt: trusted({ $ne: null }) },
          ],
        },
        { $set: { lastSeenAt: now, askedAt: null } },
        { session: unit?.session },
      );
    },

    /**
     * Counts an address's requests for alerts.
     * @returns the count of this day in Sofia, including this one
     */
    async countAsked(person: AlertPersonKey, now: Date, { session }: Unit): Promise<number> {
      const day = await addressDays
        .findOneAndUpdate(
          { _id: `${person}|${sofiaDay(now)}` },
          { $inc: { asked: 1 }, $setOnInsert: { person, at: now } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean<AddressDay>();
      return day?.asked ?? 1;
    },

    /** Moves a visitor's mails to an account, and merges their mails of the last hour. */
    async adopt(visitor: AlertPersonKey, account: AlertPersonKey, { session }: Unit): Promise<void> {
      await mails.updateMany({ person: visitor }, { $set: { person: account } }, { session });
      const before = await people
        .findOneAndUpdate({ _id: visitor }, { $set: { mailsAt: [], adoptedBy: account } }, { session })
        .lean<AlertPerson>();
      const mailsAt = before?.mailsAt ?? [];
      await people.updateOne({ _id: account }, { $push: { mailsAt: { $each: mailsAt } } }, { session });
    },

    /** Deletes a visitor without searches; an adopted visitor stays, for links in earlier mails. */
    async forgetVisitor(person: AlertPersonKey, { session }: Unit): Promise<void> {
      await people.deleteOne({ _id: person, adoptedBy: null }, { session });
    },

    async erase(persons: readonly AlertPersonKey[], { session }: Unit): Promise<void> {
      const theirs = trusted({ $in: [...persons] });
      await people.deleteMany({ $or: [{ _id: theirs }, { adoptedBy: theirs }] }, { session });
      await mails.deleteMany({ person: theirs }, { session });
      await addressDays.deleteMany({ person: theirs }, { session });
    },
  };
}
export type AlertPersonRepository = ReturnType<typeof alertPersonRepository>;
