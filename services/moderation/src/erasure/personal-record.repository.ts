import { ERASED } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { contactsOf } from '../contacts/contact.model.ts';
import { listingRefsOf } from '../listing-refs/listing-ref.model.ts';
import { texts } from '../messages.ts';
import { reportsOf } from '../reports/report.model.ts';

/** Letters of either case are the same address. */
const anyCase = { locale: 'en', strength: 2 } as const;

/** Takes people out of every collection of this service, each time whatever is there. */
export const personalRecordRepository = (connection: Connection) => ({
  async erase({ userId, email }: { userId: string; email: string }, unit: Unit): Promise<void> {
    const { session } = unit;
    await anonymiseReports(connection, userId, unit);
    await contactsOf(connection).deleteMany({ email }, { session, collation: anyCase });
    await listingRefsOf(connection).deleteMany({ ownerId: userId }, { session });
    await anonymiseHandlers(connection, userId, unit);
  },
});
export type PersonalRecordRepository = ReturnType<typeof personalRecordRepository>;

async function anonymiseReports(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  const reports = reportsOf(connection);
  const concerned = { $or: [{ 'reporter.id': userId }, { ownerId: userId }] };
  const ids = (await reports.find(concerned, { session, projection: { _id: 1 } }).toArray()).map(
    ({ _id }) => _id,
  );
  const wordless = { reason: '', description: '', adminNotes: '', words: [] };
  await reports.updateMany(
    { 'reporter.id': userId },
    [
      {
        $set: {
          ...wordless,
          // one open report a person and listing is unique, so each stands for a nobody of its own
          reporter: {
            id: { $concat: [`${ERASED}-`, '$_id'] },
            firstName: texts.erasedPerson,
            lastName: '',
            email: '',
          },
        },
      },
    ],
    { session },
  );
  await reports.updateMany(
    { ownerId: userId },
    { $set: { ...wordless, ownerId: ERASED, propertyTitle: texts.erasedListing } },
    { session },
  );
  await connection.collection('audit').updateMany(
    { 'target.id': { $in: ids } },
    {
      $set: { 'target.label': texts.erasedListing, words: [] },
      $unset: { 'before.adminNotes': true, 'after.adminNotes': true },
    },
    { session },
  );
}

/** What an admin did stays; who it was does not. */
async function anonymiseHandlers(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  const handled = [{ handledBy: userId }, { $set: { handledBy: ERASED } }, { session }] as const;
  await reportsOf(connection).updateMany(...handled);
  await contactsOf(connection).updateMany(...handled);
  await connection
    .collection('audit')
    .updateMany(
      { 'actor.id': userId },
      { $set: { actor: { id: ERASED, name: texts.erasedPerson }, words: [] } },
      { session },
    );
  await connection.collection('audit').updateMany(
    { 'target.id': userId },
    {
      $set: {
        target: { kind: 'user', id: ERASED, label: texts.erasedPerson },
        before: {},
        after: {},
        words: [],
      },
    },
    { session },
  );
}
