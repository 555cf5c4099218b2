import { Sitemap, SitemapListings } from '@pokriv/contracts/search/sitemap';
import type { z } from 'zod';

import { callInternalRoute } from '../../proxy/call-internal-route.ts';
import { ANSWER_MS } from '../../proxy/timing.ts';
import type { UpstreamPool } from '../../proxy/upstream-pool.ts';

const PAGE = 5000;

/** Reads sitemap data from the property service. @throws AppError UNAVAILABLE or TIMEOUT */
export interface ReadSitemap {
  files: (size: number) => Promise<Sitemap>;
  listings: (prefix: string) => AsyncGenerator<SitemapListings['listings']>;
}

export function createReadSitemap(property: UpstreamPool, actorSecret: string): ReadSitemap {
  const ask = <Schema extends z.ZodType>(path: string, query: Record<string, string>, reply: Schema) =>
    callInternalRoute(property, actorSecret, { path, query, reply, answerMs: ANSWER_MS });

  return {
    files: (size) => ask('/internal/sitemap', { size: String(size) }, Sitemap),
    listings: async function* listings(prefix) {
      for (let after = ''; ;) {
        const query = { prefix, after, limit: String(PAGE) };
        const { listings: page } = await ask('/internal/sitemap/listings', query, SitemapListings);
        yield page;
        const [last] = page.at(-1) ?? [];
        if (last === undefined || page.length < PAGE) return;
        after = last;
      }
    },
  };
}
