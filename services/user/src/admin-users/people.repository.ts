import type { AdminUsersQuery } from '@pokriv/contracts/admin-user';
import type { AdminUserSort } from '@pokriv/contracts/admin-user-options';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { wordsFilter } from '@pokriv/service-kit/words';
import type { Connection } from 'mongoose';

import { accountsOf, type StoredAccount } from '../accounts/account.model.ts';

export type PeopleFilter = Omit<AdminUsersQuery, 'page' | 'limit'>;

const DAY_MS = 86_400_000;

/** Each has an index of its own. */
const orders = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  last_seen: { lastSeenAt: -1, _id: -1 },
  name: { nameKey: 1, _id: 1 },
} as const satisfies Record<AdminUserSort, object>;

/** A number however it was written, as accounts keep it: `+359 88 812` is looked for as `088812`. */
function asKept(query: string | undefined): string | undefined {
  if (!query || !/^\+?[\d\s()/-]+$/u.test(query)) return query;
  return query.replace(/\D/gu, '').replace(/^(00)?359/u, '0');
}

function toFilter({ query, role, state, plan, days }: PeopleFilter, now: Date) {
  return {
    ...wordsFilter(asKept(query)),
    ...(role && { role }),
    ...(state && { state }),
    ...(plan && { plan }),
    ...(days !== undefined && { createdAt: { $gte: new Date(now.getTime() - days * DAY_MS) } }),
  };
}

/** Everybody, as the administrators' table asks for them; reads only. */
export function peopleRepository(connection: Connection) {
  const accounts = accountsOf(connection);
  return {
    list: ({ page, limit, ...filter }: AdminUsersQuery, now: Date) =>
      readPage(accounts, { where: toFilter(filter, now), order: orders[filter.sort], page, limit }),

    /** All of them, for a file. */
    each: (filter: PeopleFilter, now: Date): AsyncIterable<StoredAccount> =>
      accounts.find(toFilter(filter, now)).sort(orders[filter.sort]),

    /** Who fits the words of a question, the newest first. */
    async idsOf(query: string, limit: number): Promise<string[]> {
      const found = await accounts
        .find(wordsFilter(asKept(query)), { maxTimeMS: QUERY_MS, projection: { _id: 1 } })
        .sort(orders.newest)
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => _id);
    },
  };
}
export type PeopleRepository = ReturnType<typeof peopleRepository>;
