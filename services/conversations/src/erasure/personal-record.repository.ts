import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { listingRefRepository } from '../listing-refs/listing-ref.repository.ts';
import { personRepository } from '../people/person.repository.ts';
import { eraseViewings } from '../viewings/erase-viewings.ts';

export function personalRecordRepository(connection: Connection) {
  const people = personRepository(connection);
  const listings = listingRefRepository(connection);
  return {
    async erase(userId: string, unit: Unit): Promise<void> {
      await eraseViewings(connection, userId, unit);
      await listings.eraseOf(userId, unit);
      await people.erase(userId, unit);
    },
  };
}
export type PersonalRecordRepository = ReturnType<typeof personalRecordRepository>;
