import { conflict, notFound } from '@pokriv/contracts/errors';
import type { AdminAppeal, AppealQuery } from '@pokriv/contracts/moderation/appeal';
import { undecidedAppeals } from '@pokriv/contracts/moderation/appeal-states';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { collectionOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { wordsFilter, wordsIndex } from '@pokriv/service-kit/words';
import { trusted, type Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { appealModel, type StoredAppeal } from './appeal.model.ts';
import { toAdminAppeal } from './appeal-view.ts';

type AppealFilter = Omit<AppealQuery, 'page' | 'limit' | 'sort'>;
type AppealChange = Pick<StoredAppeal, 'status'> &
  Partial<Pick<StoredAppeal, 'messages' | 'verdict' | 'decidedAt'>>;

const toFilter = ({ status, kind, query }: AppealFilter) => ({
  ...wordsFilter(query),
  ...(status && { status: status === 'undecided' ? trusted({ $in: [...undecidedAppeals] }) : status }),
  ...(kind && { kind }),
});

export function appealRepository(connection: Connection) {
  const appeals = appealModel(connection);
  return {
    find: (id: string, unit?: Unit): Promise<StoredAppeal | null> =>
      appeals.findOne({ _id: id }, null, { maxTimeMS: QUERY_MS, session: unit?.session }).lean(),

    /** @throws AppError NOT_FOUND */
    async get(id: string, unit?: Unit): Promise<StoredAppeal> {
      const appeal = await this.find(id, unit);
      if (!appeal) throw notFound(texts.appealNotFound);
      return appeal;
    },

    /** @throws AppError CONFLICT when the decision was appealed meanwhile */
    async add(appeal: StoredAppeal, { session }: Unit): Promise<void> {
      await appeals.insertOne(appeal, { session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? conflict(texts.changedMeanwhile) : error;
      });
    },

    /** @throws AppError CONFLICT when the version has changed since the read */
    async change(appeal: StoredAppeal, change: AppealChange, { session }: Unit): Promise<StoredAppeal> {
      const { _id, version } = appeal;
      const set = { ...change, version: version + 1, updatedAt: new Date() };
      const { modifiedCount } = await appeals.updateOne({ _id, version }, { $set: set }, { session });
      if (modifiedCount === 0) throw conflict(texts.changedMeanwhile);
      return { ...appeal, ...set };
    },

    async list({
      page,
      limit,
      sort,
      ...filter
    }: AppealQuery): Promise<{ data: AdminAppeal[]; pagination: Pagination }> {
      const direction = sort === 'oldest' ? 1 : -1;
      const { found, pagination } = await readPage(collectionOf(appeals), {
        where: toFilter(filter),
        order: { openedAt: direction, _id: direction },
        page,
        limit,
        indexes: wordsIndex(filter.query),
      });
      return { data: found.map(toAdminAppeal), pagination };
    },
  };
}
export type AppealRepository = ReturnType<typeof appealRepository>;
