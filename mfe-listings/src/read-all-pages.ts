import { call } from '@pokriv/web-kit/api';
import type { ReplyOf } from '@pokriv/contracts/endpoints';

/** Pages are as large as the API allows; nobody has more than this many of them (1000 rows). */
const LIMIT = '50';
const PAGES_MAX = 20;

type OwnList = 'listFavorites' | 'listMyProperties';

/** A person's own list, whole: the API gives it in pages. */
export async function readAllPages<Name extends OwnList>(
  name: Name,
): Promise<ReplyOf<Name>['data'][number][]> {
  const rows: ReplyOf<Name>['data'][number][] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const reply = await call<OwnList>(name, { query: { page: String(page), limit: LIMIT } });
    rows.push(...reply.data);
    if (!reply.pagination.hasNext) break;
  }
  return rows;
}
