import { handle } from '@pokriv/service-kit/http';
import { signServedCards } from '@pokriv/service-kit/served-cards';
import { Router } from 'express';

import { cardsReply, type ServedDeps } from './cards-reply.ts';
import { searchListings, type SearchDeps } from './search-listings.ts';

export function searchRoutes(deps: SearchDeps & ServedDeps): Router {
  const router = Router();
  const tokenOf = (ids: readonly string[]) => signServedCards(ids, deps.servedSigning.secret, deps.now());

  for (const name of ['searchProperties', 'searchPropertiesByText'] as const) {
    handle(router, name, async ({ query }) => {
      const { cards, pagination, ...extras } = await searchListings(deps, query);
      const servedToken = tokenOf(cards.map(({ _id }) => _id));
      return cardsReply(cards, pagination, { ...extras, servedToken });
    });
  }

  return router;
}
