import type { PersonalData } from '@pokriv/contracts/account/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import type { Connection } from 'mongoose';

import { appealModel, type StoredAppeal } from '../appeals/appeal.model.ts';
import { auditEntryModel, type StoredAuditEntry } from '../audit/audit-entry.model.ts';
import { contactModel, type StoredContact } from '../contacts/contact.model.ts';
import { decisionModel, type StoredDecision } from '../decisions/decision.model.ts';
import { reportModel, type StoredReport } from '../reports/report.model.ts';

/** Excludes moderators' notes and names. */
function filed({ _id, adminNotes: _notes, handledBy: _handler, ownerId: _owner, ...rest }: StoredReport) {
  const { weight: _weight, network: _network, ...report } = rest;
  return { id: _id, ...report };
}

/** Excludes the reporter and their text, which may identify them (GDPR art. 15, 4). */
const received = ({
  _id,
  propertyId,
  propertyTitle,
  reportType,
  status,
  createdAt,
  handledAt,
}: StoredReport) => ({ id: _id, propertyId, propertyTitle, reportType, status, createdAt, handledAt });

function written({ _id, adminNotes: _notes, handledBy: _handler, replies = [], ...contact }: StoredContact) {
  return { id: _id, ...contact, replies: replies.map(({ at, message }) => ({ at, message })) };
}

/** An administrator's own action, without the people concerned (GDPR art. 15, 4). */
const acted = ({ _id, at, ip, action, target }: StoredAuditEntry) => ({
  id: _id,
  at,
  ip,
  action,
  about: target.kind,
});

/** Excludes the moderator. */
function decided({ _id, decidedBy: _by, ownerId: _owner, email: _email, ...decision }: StoredDecision) {
  return { id: _id, ...decision };
}

const objected = ({ _id, kind, status, title, messages, verdict, openedAt, decidedAt }: StoredAppeal) => ({
  id: _id,
  ...{ kind, status, title, openedAt, decidedAt },
  messages: messages.map(({ at, isOurs, message }) => ({ at, isOurs, message })),
  answer: verdict?.reason ?? null,
});

const anyCase = { locale: 'en', strength: 2 } as const;

export async function readPersonalData(
  connection: Connection,
  { userId, email }: DataOwner,
): Promise<PersonalData> {
  const reports = reportModel(connection);
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  const [own, aboutOwn, decisions, appeals, contacts, acts] = await Promise.all([
    reports.find({ 'reporter.id': userId }).sort(newestFirst).lean(),
    reports.find({ ownerId: userId }).sort(newestFirst).lean(),
    decisionModel(connection).find({ ownerId: userId }).sort({ at: -1, _id: -1 }).lean(),
    appealModel(connection).find({ 'person.id': userId }).sort({ openedAt: -1, _id: -1 }).lean(),
    email ? contactModel(connection).find({ email }).collation(anyCase).sort(newestFirst).lean() : [],
    auditEntryModel(connection).find({ 'actor.id': userId }).sort({ at: -1, _id: -1 }).lean(),
  ]);
  return {
    documents: {
      'reports-filed': own.map(filed),
      'reports-about-my-listings': aboutOwn.map(received),
      'decisions-about-me': decisions.map(decided),
      appeals: appeals.map(objected),
      messages: contacts.map(written),
      // present for administrators only
      ...(acts.length > 0 && { 'acts-as-administrator': acts.map(acted) }),
    },
    files: [],
  };
}
