import { unavailable } from '@pokriv/contracts/errors';
import { Sitemap, SitemapListings } from '@pokriv/contracts/sitemap';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import type { Pool } from 'undici';
import type { z } from 'zod';

import { messages } from '../../messages.ts';
import { ANSWER_MS } from '../../proxy/timing.ts';
import { upstreamError } from '../../proxy/upstream-error.ts';

/** Listings read at once: small enough that neither side is held up. */
const PAGE = 5000;

/**
 * What sitemaps are made of, from the property service.
 * @throws AppError UNAVAILABLE or TIMEOUT
 */
export interface ReadSitemap {
  files: (size: number) => Promise<Sitemap>;
  /** All listings whose ids begin so, page by page. */
  listings: (prefix: string) => AsyncGenerator<SitemapListings['listings']>;
}

export function createReadSitemap(property: Pool, actorSecret: string): ReadSitemap {
  const nobody = { identity: null, actor: null, ip: '' };

  async function ask<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    try {
      const { statusCode, body } = await property.request({
        method: 'GET',
        path,
        query,
        headers: { [SEAL_HEADER]: seal(nobody, callKey('GET', path), actorSecret) },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await body.text();
      if (statusCode !== 200)
        throw unavailable(messages.unavailable, new Error(`${path} answered ${statusCode}`));
      return schema.parse(JSON.parse(text));
    } catch (error) {
      throw upstreamError(error);
    }
  }

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
