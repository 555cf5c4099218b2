import { call } from '@pokriv/web-kit/api';
import type { ReplyOf } from '@pokriv/contracts/endpoints';

/** Page size limit of the API; twenty pages (1000 rows) exceed any user's data. */
const LIMIT = '50';
const PAGES_MAX = 20;

type OwnList = 'listFavorites' | 'listMyProperties';

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
