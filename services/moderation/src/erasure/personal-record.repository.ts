import { ERASED } from '@pokriv/contracts/erased';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { adminRefModel } from '../admins/admin-ref.model.ts';
import { appealModel } from '../appeals/appeal.model.ts';
import { auditEntryModel } from '../audit/audit-entry.model.ts';
import { contactModel } from '../contacts/contact.model.ts';
import { decisionModel } from '../decisions/decision.model.ts';
import { listingRefModel } from '../listing-refs/listing-ref.model.ts';
import { texts } from '../messages.ts';
import { reportModel } from '../reports/report.model.ts';

const anyCase = { locale: 'en', strength: 2 } as const;

/** Anonymizes people in every collection of this service. Idempotent. */
export const personalRecordRepository = (connection: Connection) => ({
  async erase({ userId, email }: { userId: string; email: string }, unit: Unit): Promise<void> {
    const { session } = unit;
    await anonymiseDismissals(connection, userId, unit);
    await anonymiseReports(connection, userId, unit);
    await anonymiseListings(connection, userId, unit);
    await anonymiseActsAbout(connection, userId, unit);
    await anonymiseNotes(connection, email, unit);
    await contactModel(connection).deleteMany({ email }, { session, collation: anyCase });
    await anonymiseDecisions(connection, userId, unit);
    await anonymiseHandlers(connection, userId, unit);
    await anonymiseModerators(connection, userId, unit);
  },
});
export type PersonalRecordRepository = ReturnType<typeof personalRecordRepository>;

/** Titles and reasons are personal data of the owner. */
const anonymousListing = { 'target.label': texts.erasedListing, reason: null, words: [] };

async function anonymiseListings(connection: Connection, ownerId: string, { session }: Unit): Promise<void> {
  const refs = listingRefModel(connection);
  const owned = await refs.find({ ownerId }, { _id: 1 }, { session }).lean();
  const ids = owned.map(({ _id }) => _id);
  await auditEntryModel(connection).updateMany(
    { 'target.kind': 'listing', 'target.id': trusted({ $in: ids }) },
    { $set: anonymousListing },
    { session },
  );
  await refs.deleteMany({ ownerId }, { session });
}

/** Strips an appeal of its texts. */
const withoutWords = {
  messages: [],
  words: [],
  verdict: { $cond: ['$verdict', { $mergeObjects: ['$verdict', { reason: '' }] }, null] },
};

/** Decisions sent to reporters of the owner's listings, and their appeals, reveal the owner. */
async function anonymiseDismissals(
  connection: Connection,
  ownerId: string,
  { session }: Unit,
): Promise<void> {
  const [decisions, reports] = [decisionModel(connection), reportModel(connection)];
  const reported = await reports.find({ ownerId }, { _id: 1 }, { session }).lean();
  const reportId = trusted({ $in: reported.map(({ _id }) => _id) });
  const dismissed = await decisions.find({ reportId }, { _id: 1 }, { session }).lean();
  const _id = trusted({ $in: dismissed.map((decision) => decision._id) });
  const unnamed = { $set: { listingId: null, title: texts.erasedListing } };
  await decisions.updateMany({ _id }, unnamed, { session });
  await appealModel(connection).updateMany({ _id }, [{ $set: { ...unnamed.$set, ...withoutWords } }], {
    session,
    updatePipeline: true,
  });
}

async function anonymiseReports(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  const reports = reportModel(connection);
  const concerned = { $or: [{ 'reporter.id': userId }, { ownerId: userId }] };
  const ids = (await reports.find(concerned, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
  const withoutText = { reason: '', description: '', adminNotes: '', words: [] };
  await reports.updateMany(
    { 'reporter.id': userId },
    [
      {
        $set: {
          ...withoutText,
          // an erased reporter must not count twice after signing up again
          isVerified: false,
          weight: 0,
          network: '$$REMOVE',
          // the unique index allows one open report by reporter and listing: each gets a reporter id of its own
          reporter: {
            id: { $concat: [`${ERASED}-`, '$_id'] },
            firstName: texts.erasedPerson,
            lastName: '',
            email: '',
          },
        },
      },
    ],
    { session, updatePipeline: true },
  );
  await reports.updateMany(
    { ownerId: userId },
    { $set: { ...withoutText, ownerId: ERASED, propertyTitle: texts.erasedListing } },
    { session },
  );
  await auditEntryModel(connection).updateMany(
    { 'target.id': trusted({ $in: ids }) },
    {
      $set: anonymousListing,
      $unset: { 'before.adminNotes': true, 'after.adminNotes': true },
    },
    { session },
  );
}

/** Audit entries whose subject no longer exists or lives in another service: a deleted report, a role request. */
async function anonymiseActsAbout(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  await auditEntryModel(connection).updateMany(
    { people: userId },
    {
      $set: { 'target.label': texts.erasedPerson, reason: null, words: [] },
      $unset: { 'before.adminNotes': true, 'after.adminNotes': true, people: true },
    },
    { session },
  );
}

async function anonymiseNotes(connection: Connection, email: string, { session }: Unit): Promise<void> {
  const messages = contactModel(connection).find({ email }, { _id: 1 }, { session, collation: anyCase });
  const ids = (await messages.lean()).map(({ _id }) => _id);
  await auditEntryModel(connection).updateMany(
    { 'target.kind': 'contact', 'target.id': trusted({ $in: ids }) },
    { $unset: { 'before.adminNotes': true, 'after.adminNotes': true } },
    { session },
  );
}

/** Keeps kind, ground and outcome for the transparency report; removes the person and all texts. */
async function anonymiseDecisions(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  const title = { $cond: [{ $eq: ['$title', null] }, null, texts.erasedListing] };
  const unnamed = { email: '', firstName: texts.erasedPerson };
  await decisionModel(connection).updateMany(
    { ownerId: userId },
    [{ $set: { ...unnamed, ownerId: ERASED, listingId: null, title, reason: '' } }],
    { session, updatePipeline: true },
  );
  await appealModel(connection).updateMany(
    { 'person.id': userId },
    [
      {
        $set: {
          person: { ...unnamed, id: ERASED },
          listingId: null,
          title,
          ...withoutWords,
        },
      },
    ],
    { session, updatePipeline: true },
  );
}

async function anonymiseModerators(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  const author = { id: ERASED, name: texts.erasedPerson };
  const appeals = appealModel(connection);
  await adminRefModel(connection).deleteOne({ _id: userId }, { session });
  await decisionModel(connection).updateMany(
    { decidedBy: userId },
    { $set: { decidedBy: ERASED } },
    { session },
  );
  await appeals.updateMany(
    { 'messages.by.id': userId },
    { $set: { 'messages.$[one].by': author } },
    { session, arrayFilters: [{ 'one.by.id': userId }] },
  );
  await appeals.updateMany({ 'verdict.by.id': userId }, { $set: { 'verdict.by': author } }, { session });
}

async function anonymiseHandlers(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  const handled = [{ handledBy: userId }, { $set: { handledBy: ERASED } }, { session }] as const;
  await reportModel(connection).updateMany(...handled);
  await contactModel(connection).updateMany(...handled);
  await auditEntryModel(connection).updateMany(
    { 'actor.id': userId },
    { $set: { actor: { id: ERASED, name: texts.erasedPerson }, words: [] } },
    { session },
  );
  await auditEntryModel(connection).updateMany(
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
