import type { CallName } from '@pokriv/contracts/calls';
import type { QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import type { HomePage } from '@pokriv/contracts/page-endpoints';

import { signServedCards } from '@pokriv/service-kit/served-cards';

import type { FetchedRead } from '../cache/fetch-read.ts';
import type { PageAsker, ReadAsVisitor } from './visitor-reads.ts';

/** Spec §9: asks for five, shows at most four. */
const SUPER = { asked: 5, shown: 4 };
/** Spec §9: featured limit 6. */
const RECOMMENDED = 6;

type Found = ReplyOf<'searchProperties'>;

class Refused extends Error {
  readonly reply: FetchedRead;

  constructor(reply: FetchedRead) {
    super(`a search answered ${reply.status}`);
    this.reply = reply;
  }
}

const name: CallName = 'searchProperties';

/** Composes `GET /pages/home` from cached searches; passes on the reply of a refused search. */
export function createHomePage(readAsVisitor: ReadAsVisitor, servedSecret: string) {
  const search = async (asker: PageAsker, query: QueryOf<'searchProperties'>): Promise<Found> => {
    const { status, body } = await readAsVisitor(asker, { name, query });
    if (status !== 200) throw new Refused({ status, headers: {}, body });
    return JSON.parse(body.toString()) as Found;
  };

  /** City counts are optional: their failure does not fail the page. */
  const countCities = async (asker: PageAsker): Promise<HomePage['cities']> => {
    const counted = await search(asker, { facets: 'true', limit: '1' }).catch(() => undefined);
    return counted?.facets?.location ?? {};
  };

  const compose = async (asker: PageAsker): Promise<HomePage> => {
    const [promoted, featured, usual, cities] = await Promise.all([
      search(asker, { featured: 'true', limit: String(SUPER.asked) }),
      search(asker, { featured: 'true', limit: String(RECOMMENDED) }),
      search(asker, { limit: String(2 * RECOMMENDED) }),
      countCities(asker),
    ]);
    const above = promoted.data
      .filter(({ isPromoted, promotionType }) => isPromoted && promotionType === 'super')
      .slice(0, SUPER.shown);
    // Deduplicates: a promoted listing above makes room for the next, so that the grid has no hole.
    const shown = new Set(above.map(({ id }) => id));
    const below = new Map([...featured.data, ...usual.data].map((card) => [card.id, card]));
    const recommended = [...below.values()].filter(({ id }) => !shown.has(id)).slice(0, RECOMMENDED);
    const servedToken = signServedCards(
      [...above, ...recommended].map(({ id }) => id),
      servedSecret,
      new Date(),
    );
    return { super: above, recommended, cities, servedToken };
  };

  return async (asker: PageAsker): Promise<FetchedRead> => {
    try {
      const data = await compose(asker);
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ success: true, data })) };
    } catch (error) {
      if (error instanceof Refused) return error.reply;
      throw error;
    }
  };
}
