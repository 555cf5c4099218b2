import { ERASED } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { auditEntries } from '../audit/audit.repository.ts';
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
    await anonymiseListings(connection, userId, unit);
    await anonymiseActsAbout(connection, userId, unit);
    await anonymiseNotes(connection, email, unit);
    await contactsOf(connection).deleteMany({ email }, { session, collation: anyCase });
    await anonymiseHandlers(connection, userId, unit);
  },
});
export type PersonalRecordRepository = ReturnType<typeof personalRecordRepository>;

/** What the log says of an act on something of theirs: its title and why are words of them or about them. */
const namelessListing = { 'target.label': texts.erasedListing, reason: null, words: [] };

async function anonymiseListings(connection: Connection, ownerId: string, { session }: Unit): Promise<void> {
  const refs = listingRefsOf(connection);
  const owned = await refs.find({ ownerId }, { session, projection: { _id: 1 } }).toArray();
  const ids = owned.map(({ _id }) => _id);
  await connection
    .collection('audit')
    .updateMany(
      { 'target.kind': 'listing', 'target.id': { $in: ids } },
      { $set: namelessListing },
      { session },
    );
  await refs.deleteMany({ ownerId }, { session });
}

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
          // whoever comes back under the same address must not be counted twice
          isVerified: false,
          weight: 0,
          network: '$$REMOVE',
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
      $set: namelessListing,
      $unset: { 'before.adminNotes': true, 'after.adminNotes': true },
    },
    { session },
  );
}

/** Lines of what is gone itself, or kept elsewhere: a deleted report, a wish for another role. */
async function anonymiseActsAbout(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  await auditEntries(connection).updateMany(
    { people: userId },
    {
      $set: { 'target.label': texts.erasedPerson, reason: null, words: [] },
      $unset: { 'before.adminNotes': true, 'after.adminNotes': true, people: true },
    },
    { session },
  );
}

/** What was noted about somebody's messages goes with them. */
async function anonymiseNotes(connection: Connection, email: string, { session }: Unit): Promise<void> {
  const messages = contactsOf(connection).find(
    { email },
    { session, collation: anyCase, projection: { _id: 1 } },
  );
  const ids = (await messages.toArray()).map(({ _id }) => _id);
  await auditEntries(connection).updateMany(
    { 'target.kind': 'contact', 'target.id': { $in: ids } },
    { $unset: { 'before.adminNotes': true, 'after.adminNotes': true } },
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
        reason: null,
        words: [],
      },
    },
    { session },
  );
}
