import type { AuditEntry, AuditFact, AuditQuery } from '@pokriv/contracts/moderation/audit';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { actOf, exportAct, type Act } from '@pokriv/service-kit/acts';
import { collectionOf, rowsOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { wordsFilter, wordsIndex, wordsOf } from '@pokriv/service-kit/words';
import { trusted, Types, type Connection } from 'mongoose';

import { auditEntryModel, type StoredAuditEntry } from './audit-entry.model.ts';

const DAY_MS = 86_400_000;
const newestFirst = { at: -1, _id: -1 } as const;

type AuditFilter = Omit<AuditQuery, 'page' | 'limit'>;

function toFilter({ query, actorId, targetId, kind, action, from, to }: AuditFilter) {
  const at = {
    ...(from && { $gte: new Date(from) }),
    ...(to && { $lt: new Date(new Date(to).getTime() + DAY_MS) }),
  };
  return {
    ...wordsFilter(query),
    ...(actorId !== undefined && { 'actor.id': actorId }),
    ...(targetId !== undefined && { 'target.id': targetId }),
    ...(kind && { 'target.kind': kind }),
    ...(action !== undefined && { action }),
    ...(Object.keys(at).length > 0 && { at: trusted(at) }),
  };
}

export const storedEntry = (fact: AuditFact, id: string): StoredAuditEntry => ({
  ...fact,
  _id: id,
  at: new Date(fact.at),
  words: wordsOf(fact.actor.name, fact.target.label, fact.target.id, fact.reason ?? ''),
});

export function auditRepository(connection: Connection) {
  const entries = auditEntryModel(connection);
  const add = async (fact: AuditFact, { session }: Partial<Unit>): Promise<void> => {
    await entries.insertOne(storedEntry(fact, new Types.ObjectId().toHexString()), { session });
  };
  return {
    add,

    async record(act: Act, unit: Unit): Promise<void> {
      const fact = actOf(act);
      if (fact) await add(fact, unit);
    },

    async recordAll(acts: readonly Act[], { session }: Unit): Promise<void> {
      const facts = acts.map((act) => actOf(act)).filter((fact) => fact !== undefined);
      if (facts.length === 0) return;
      const lines = facts.map((fact) => storedEntry(fact, new Types.ObjectId().toHexString()));
      await entries.insertMany(lines, { session });
    },

    async recordExport(table: string, label: string): Promise<void> {
      const fact = actOf(exportAct(table, label));
      if (fact) await add(fact, {});
    },

    async list({
      page,
      limit,
      ...filter
    }: AuditQuery): Promise<{ data: AuditEntry[]; pagination: Pagination }> {
      const { found, pagination } = await readPage(collectionOf(entries), {
        where: toFilter(filter),
        order: newestFirst,
        page,
        limit,
        indexes: wordsIndex(filter.query),
      });
      return { data: found.map(toEntry), pagination };
    },

    /** Name of an administrator at their last entry about a target; empty without one. */
    async nameOf(actorId: string, targetId: string): Promise<string> {
      const entry = await entries
        .findOne({ 'actor.id': actorId, 'target.id': targetId }, { actor: 1 }, { maxTimeMS: QUERY_MS })
        .sort(newestFirst)
        .lean();
      return entry?.actor.name ?? '';
    },

    each: (filter: AuditFilter) => rowsOf(entries.find(toFilter(filter)).sort(newestFirst).lean()),
  };
}
export type AuditRepository = ReturnType<typeof auditRepository>;

export const toEntry = ({
  _id,
  at,
  words: _words,
  people: _people,
  ...entry
}: StoredAuditEntry): AuditEntry => ({
  ...entry,
  id: _id,
  at: at.toISOString(),
});
