import { handle } from '@pokriv/service-kit/http';
import { signServedCards } from '@pokriv/service-kit/served-cards';
import { Router } from 'express';

import { cardsReply, type ServedDeps } from './cards-reply.ts';
import { searchListings, type SearchDeps } from './search-listings.ts';
import { suggestPlaces, type SuggestDeps } from './suggest/suggest-places.ts';

export function searchRoutes(deps: SearchDeps & ServedDeps & SuggestDeps): Router {
  const router = Router();
  const tokenOf = (ids: readonly string[]) => signServedCards(ids, deps.servedSigning.secret, deps.now());

  for (const name of ['searchProperties', 'searchPropertiesByText'] as const) {
    handle(router, name, async ({ query }) => {
      const { cards, pagination, ...extras } = await searchListings(deps, query);
      const servedToken = tokenOf(cards.map(({ _id }) => _id));
      return cardsReply(cards, pagination, { ...extras, servedToken });
    });
  }

  handle(router, 'suggestPlaces', async ({ query }) => ({ data: await suggestPlaces(deps, query) }));

  return router;
}
