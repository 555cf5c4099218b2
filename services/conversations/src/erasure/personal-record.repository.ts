import { outboxEventModel } from '@pokriv/service-kit/outbox';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { personKeptRepository } from '../kept/person-kept.repository.ts';
import { listingRefRepository } from '../listing-refs/listing-ref.repository.ts';
import { texts } from '../messages.ts';
import { personRepository } from '../people/person.repository.ts';
import { threadReportRepository } from '../reports/thread-report.repository.ts';
import { sendingRepository } from '../sending/sending.repository.ts';
import { eraseThreads, eventsAbout } from './erase-threads.repository.ts';
import { eraseViewings } from '../viewings/erase-viewings.ts';
import { viewingModel } from '../viewings/viewing.model.ts';

export function personalRecordRepository(connection: Connection, inTransaction: InTransaction) {
  const people = personRepository(connection);
  const listings = listingRefRepository(connection);
  const reports = threadReportRepository(connection);
  const sending = sendingRepository(connection);
  const kept = personKeptRepository(connection, inTransaction);
  return {
    /** @throws Error when a mail was announced meanwhile: the retry deletes it first */
    async erase(userId: string, unit: Unit): Promise<void> {
      const about = await eventsAbout(connection, userId);
      const pending = { fact: trusted({ $ne: null }), $or: about };
      if (about.length > 0 && (await outboxEventModel(connection).exists(pending).session(unit.session)))
        throw new Error('an event about an erased person was announced meanwhile');
      // first, so that mails about cancelled viewings name neither the person nor the listing
      await people.erase(userId, unit);
      await viewingModel(connection).updateMany(
        { landlordId: userId },
        { $set: { title: texts.erasedListing } },
        { session: unit.session },
      );
      await eraseViewings(connection, userId, unit);
      await eraseThreads(connection, userId, unit);
      await reports.erase(userId, unit);
      await sending.erase(userId, unit);
      await kept.erase(userId, unit);
      await listings.eraseOf(userId, unit);
    },
  };
}
export type PersonalRecordRepository = ReturnType<typeof personalRecordRepository>;
