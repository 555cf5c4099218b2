import { handle } from '@pokriv/service-kit/http';
import { paginationOf } from '@pokriv/service-kit/paging';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { cardsReply } from '../search/cards-reply.ts';
import { switchFavoriteNews, type FavoriteNewsDeps } from './switch-favorite-news.ts';
import { toggleFavorite, type FavoriteDeps } from './toggle-favorite.ts';

export function favoriteRoutes(deps: FavoriteDeps & FavoriteNewsDeps): Router {
  const router = Router();
  const { favorites, cards } = deps;

  handle(router, 'listFavorites', async ({ actor, query: { page, limit } }) => {
    const shown = await cards.publicOf(await favorites.idsOf(actor().id));
    const ids = shown.slice((page - 1) * limit, page * limit);
    const [rows, silenced] = await Promise.all([cards.rowsOf(ids), favorites.silencedOf(actor().id, ids)]);
    const told = rows.map((row) => ({ ...row, isTold: !silenced.has(row._id) }));
    return cardsReply(told, paginationOf(page, limit, shown.length));
  });

  handle(router, 'toggleFavorite', async ({ actor, params }) => {
    const favorited = await toggleFavorite(deps, actor(), params.id);
    return { favorited, message: favorited ? messages.favorite.added : messages.favorite.removed };
  });

  handle(router, 'switchFavoriteNews', async ({ actor, params, body: { isTold } }) => {
    await switchFavoriteNews(deps, actor(), { listingId: params.id, isTold });
    return { data: null, message: isTold ? messages.favorite.told : messages.favorite.silenced };
  });

  return router;
}
