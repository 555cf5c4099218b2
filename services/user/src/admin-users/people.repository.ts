import type { AdminUsersQuery } from '@pokriv/contracts/account/admin-user';
import type { AdminUserSort } from '@pokriv/contracts/account/admin-user-options';
import { typedEik } from '@pokriv/contracts/eik';
import { typedDigits } from '@pokriv/contracts/phone';
import { collectionOf, rowsOf } from '@pokriv/service-kit/model';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { readPage, type PageIndexes } from '@pokriv/service-kit/paging';
import { wordsFilter } from '@pokriv/service-kit/words';
import { trusted, type Connection } from 'mongoose';

import { accountModel, type StoredAccount } from '../accounts/account.model.ts';

export type PeopleFilter = Omit<AdminUsersQuery, 'page' | 'limit'>;

const DAY_MS = 86_400_000;

const orders = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  last_seen: { lastSeenAt: -1, _id: -1 },
  name: { nameKey: 1, _id: 1 },
} as const satisfies Record<AdminUserSort, object>;

/** Normalizes an ЕИК or a phone like stored ones. */
const asKept = (query: string | undefined): string | undefined =>
  query && (typedEik(query) ?? typedDigits(query) ?? query);

function toFilter({ query, role, state, plan, days }: PeopleFilter, now: Date) {
  return {
    ...wordsFilter(asKept(query)),
    ...(role && { role }),
    ...(state && { state }),
    ...(plan && { plan }),
    ...(days !== undefined && { createdAt: trusted({ $gte: new Date(now.getTime() - days * DAY_MS) }) }),
  };
}

const asksWords = (query: string | undefined) => wordsFilter(asKept(query)).words !== undefined;

function indexOf({ query, plan, state, role, days }: PeopleFilter): string | undefined {
  if (asksWords(query)) return 'list_words';
  if (plan) return 'list_plan';
  if (state) return 'list_state';
  if (role) return 'list_role';
  return days === undefined ? undefined : 'list_newest';
}

const sortIndexes: Partial<Record<AdminUserSort, string>> = { last_seen: 'list_seen', name: 'list_name' };

function indexesFor(filter: PeopleFilter): PageIndexes {
  const byFilter = indexOf(filter);
  return { filter: byFilter, sort: asksWords(filter.query) ? byFilter : sortIndexes[filter.sort] };
}

export function peopleRepository(connection: Connection) {
  const accounts = accountModel(connection);
  return {
    list: ({ page, limit, ...filter }: AdminUsersQuery, now: Date) =>
      readPage(collectionOf(accounts), {
        where: toFilter(filter, now),
        order: orders[filter.sort],
        indexes: indexesFor(filter),
        page,
        limit,
      }),

    each: (filter: PeopleFilter, now: Date): AsyncIterable<StoredAccount> =>
      rowsOf(accounts.find(toFilter(filter, now)).sort(orders[filter.sort]).lean()),

    /** Ids of people matching the words, newest first. */
    async idsOf(query: string, limit: number): Promise<string[]> {
      const found = await accounts
        .find(wordsFilter(asKept(query)), { _id: 1 }, { maxTimeMS: QUERY_MS })
        .sort(orders.newest)
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },
  };
}
export type PeopleRepository = ReturnType<typeof peopleRepository>;
