import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { grantPromotion } from './grant-promotion.ts';
import { listPromotions, toPromotion } from './list-promotions.ts';
import type { SettleListingDeps } from './settle-listing.ts';

export function promotionRoutes(deps: SettleListingDeps): Router {
  const router = Router();

  handle(router, 'listPromotions', async ({ actor, params }) => ({
    data: await listPromotions(deps, actor(), params.id),
  }));

  handle(router, 'grantPromotion', async ({ actor, params, body }) => {
    const promotion = await grantPromotion(deps, actor(), params.id, body);
    return { data: toPromotion(promotion), message: messages.promotion.granted };
  });

  return router;
}
