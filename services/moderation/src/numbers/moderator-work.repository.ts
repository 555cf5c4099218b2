import type { ModeratorWork } from '@pokriv/contracts/moderation/admin-stats';
import {
  moderatorActs,
  moderatorSubjects,
  type ModeratorSubject,
} from '@pokriv/contracts/moderation/moderator-work';
import type { Period } from '@pokriv/service-kit/count-period';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { auditEntryModel } from '../audit/audit-entry.model.ts';

const subjectOf = new Map<string, ModeratorSubject>(
  moderatorSubjects.flatMap((subject) => moderatorActs[subject].map((act) => [act, subject] as const)),
);
const none = Object.fromEntries(moderatorSubjects.map((subject) => [subject, 0])) as ModeratorWork['work'];

interface Row {
  _id: { actorId: string; action: string };
  count: number;
}

/** Decisions of each administrator in the period by the audit log, most first. */
export async function countModeratorWork(connection: Connection, { from }: Period): Promise<ModeratorWork[]> {
  const entries = auditEntryModel(connection);
  const rows = await entries.aggregate<Row>(
    [
      { $match: { action: { $in: [...subjectOf.keys()] }, at: { $gte: from } } },
      { $group: { _id: { actorId: '$actor.id', action: '$action' }, count: { $sum: 1 } } },
    ],
    // this index covers the query
    { maxTimeMS: QUERY_MS, hint: 'list action' },
  );
  const counted = new Map<string, ModeratorWork['work']>();
  for (const { _id, count } of rows) {
    const subject = subjectOf.get(_id.action);
    if (!subject) continue;
    const work = counted.get(_id.actorId) ?? { ...none };
    work[subject] += count;
    counted.set(_id.actorId, work);
  }
  const latestName = async (id: string): Promise<string> => {
    const latest = await entries
      .findOne({ 'actor.id': id })
      .sort({ at: -1, _id: -1 })
      .maxTimeMS(QUERY_MS)
      .lean();
    return latest?.actor.name ?? '';
  };
  const found = await Promise.all(
    [...counted].map(async ([id, work]) => ({ id, name: await latestName(id), work })),
  );
  return found.sort(
    (one, other) => totalOf(other) - totalOf(one) || one.name.localeCompare(other.name, 'bg'),
  );
}

const totalOf = ({ work }: ModeratorWork): number =>
  Object.values(work).reduce((total, count) => total + count, 0);
