import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { cardsReply } from './cards-reply.ts';
import { searchListings, type SearchDeps } from './search-listings.ts';

export function searchRoutes(deps: SearchDeps): Router {
  const router = Router();

  for (const name of ['searchProperties', 'searchPropertiesByText'] as const) {
    handle(router, name, async ({ query }) => {
      const { rows, pagination, ...extras } = await searchListings(deps, query);
      return cardsReply(rows, pagination, extras);
    });
  }

  return router;
}
