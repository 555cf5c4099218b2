import type { Pagination } from '@pokriv/contracts/zod-parts';
import { ReadyJson } from '@pokriv/service-kit/http';

import type { CardRow } from './search-card.repository.ts';

/** Rows of ready JSON put together with their counters: nothing is parsed or serialised a second time. */
export function cardsReply(rows: readonly CardRow[], pagination: Pagination): ReadyJson {
  const cards = rows.map(({ card, v, f }) => `${card},"views":${v},"favorites":${f}}`);
  return new ReadyJson(
    `{"success":true,"data":[${cards.join(',')}],"pagination":${JSON.stringify(pagination)}}`,
  );
}
