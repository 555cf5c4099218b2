import type { JobData } from '@pokriv/contracts/jobs';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { personModel, type StoredPerson } from './person.model.ts';

/** „Мария П.“ (design/conversations, Privacy). */
export const shortName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  lastName ? `${firstName} ${lastName.slice(0, 1)}.` : firstName;

export function personRepository(connection: Connection) {
  const erased = erasedPeople(connection);
  const people = personModel(connection);
  return {
    find: (id: string, unit?: Unit): Promise<StoredPerson | null> =>
      people
        .findOne({ _id: id })
        .session(unit?.session ?? null)
        .lean(),
    findAll: (ids: readonly string[]): Promise<StoredPerson[]> =>
      people.find({ _id: trusted({ $in: [...ids] }) }).lean(),
    /**
     * Stores a newer version of an account, ignores an older one. @returns the previous copy, and the new one
     * when stored
     */
    async keep(
      fact: JobData<'account-changed'>,
      unit: Unit,
    ): Promise<{ before: StoredPerson | null; after?: StoredPerson }> {
      const { userId, email, firstName, lastName, avatar, version } = fact;
      const before = await this.find(userId, unit);
      if (before && before.version >= version) return { before };
      if (await erased.is(userId, unit)) return { before };
      const after: StoredPerson = {
        _id: userId,
        ...{ email, firstName, lastName, avatar, version },
        isHidden: fact.isHidden ?? false,
        isEmailVerified: fact.isEmailVerified ?? before?.isEmailVerified ?? false,
      };
      await people.replaceOne({ _id: userId }, after, { upsert: true, session: unit.session });
      return { before, after };
    },
    erase: async (id: string, { session }: Unit): Promise<void> => {
      await people.deleteOne({ _id: id }, { session });
    },
  };
}
export type PersonRepository = ReturnType<typeof personRepository>;
