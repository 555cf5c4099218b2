import {
  SitemapListingsQuery,
  SitemapQuery,
  type Sitemap,
  type SitemapListings,
} from '@pokriv/contracts/search/sitemap';
import { badRequest } from '@pokriv/contracts/errors';
import { assertInternal } from '@pokriv/service-kit/internal';
import { Router, type Request } from 'express';
import type { z } from 'zod';

import { sitemapDistricts } from './sitemap-districts.ts';
import { sitemapFiles } from './sitemap-files.ts';
import { sitemapPlaces } from './sitemap-places.ts';
import type { SitemapRepository } from './sitemap.repository.ts';

function queryOf<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  assertInternal(request);
  const parsed = schema.safeParse(request.query);
  if (!parsed.success) throw badRequest('Невалидни данни.');
  return parsed.data;
}

export function sitemapRoutes(deps: { sitemap: SitemapRepository }): Router {
  const router = Router();

  router.get('/internal/sitemap', async (request, reply) => {
    const { size } = queryOf(request, SitemapQuery);
    const [files, places, districts] = await Promise.all([
      sitemapFiles(deps, size),
      sitemapPlaces(deps),
      sitemapDistricts(deps),
    ]);
    reply.json({ files, places, districts } satisfies Sitemap);
  });

  router.get('/internal/sitemap/listings', async (request, reply) => {
    const { prefix, after, limit } = queryOf(request, SitemapListingsQuery);
    const found = await deps.sitemap.listingsOf(prefix, after, limit);
    const listings = found.map(({ _id, updatedAt }): [string, string] => [_id, updatedAt.toISOString()]);
    reply.json({ listings } satisfies SitemapListings);
  });

  return router;
}
