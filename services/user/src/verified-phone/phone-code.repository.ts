import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { phoneCodeModel, type StoredCode, type StoredPhoneCode } from './phone-code.model.ts';

const NEVER = new Date(0);

/** Every write is a compare-and-set; of concurrent writes one wins. */
export function phoneCodeRepository(connection: Connection) {
  const codes = phoneCodeModel(connection);
  const options = { maxTimeMS: QUERY_MS };
  return {
    byId: (userId: string): Promise<StoredPhoneCode | null> =>
      codes.findOne({ _id: userId }, null, options).lean(),

    /**
     * Claims the next SMS and notes its number before the provider learns it.
     * @param before latest time of the last request
     * @returns the time of the last request; undefined when a code was requested since `before`
     */
    async claim(
      userId: string,
      { phone, at, before }: { phone: string; at: Date; before: Date },
    ): Promise<Date | undefined> {
      try {
        const last = await codes
          .findOneAndUpdate(
            { _id: userId, askedAt: trusted({ $lte: before }) },
            { $set: { askedAt: at }, $addToSet: { numbers: phone } },
            { ...options, upsert: true, returnDocument: 'before' },
          )
          .lean();
        return last?.askedAt ?? NEVER;
      } catch (error) {
        // the person has a document, which the filter excludes
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** Withdraws the claim of an SMS that was not sent. @param last time of the request before it */
    async release(userId: string, at: Date, last: Date): Promise<void> {
      await codes.updateOne({ _id: userId, askedAt: at }, { $set: { askedAt: last } }, options);
    },

    /** No-op for a person who was erased meanwhile. */
    async noteSent(userId: string, code: StoredCode): Promise<void> {
      await codes.updateOne({ _id: userId }, { $set: { code } }, options);
    },

    /** Counts a try before the provider is asked, so that parallel guesses count. @returns false without one left */
    async takeTry(userId: string, { session }: StoredCode, max: number): Promise<boolean> {
      const { modifiedCount } = await codes.updateOne(
        { _id: userId, 'code.session': session, 'code.tries': trusted({ $lt: max }) },
        { $inc: { 'code.tries': 1 } },
        options,
      );
      return modifiedCount === 1;
    },

    async giveBackTry(userId: string, { session }: StoredCode): Promise<void> {
      await codes.updateOne(
        { _id: userId, 'code.session': session },
        { $inc: { 'code.tries': -1 } },
        options,
      );
    },

    async spend(userId: string, { session }: StoredCode): Promise<void> {
      await codes.updateOne({ _id: userId, 'code.session': session }, { $unset: { code: true } }, options);
    },

    async askedBy(moment: Date, limit: number): Promise<StoredPhoneCode[]> {
      return codes
        .find({ askedAt: trusted({ $lte: moment }) }, null, options)
        .sort({ askedAt: 1 })
        .limit(limit)
        .lean();
    },

    /** No-op when a code was requested since `askedAt`. */
    async remove({ _id, askedAt }: Pick<StoredPhoneCode, '_id' | 'askedAt'>): Promise<void> {
      await codes.deleteOne({ _id, askedAt }, options);
    },
  };
}
export type PhoneCodeRepository = ReturnType<typeof phoneCodeRepository>;
