import type { Actor } from '@pokriv/contracts/actor';
import { forbidden, notFound } from '@pokriv/contracts/errors';
import { handle } from '@pokriv/service-kit/http';
import { readIdempotencyKey } from '@pokriv/service-kit/idempotency.repository';
import { Router } from 'express';

import { cancelPayment } from './checkout/close-checkout.ts';
import { messages } from './messages.ts';
import type { StoredPayment } from './payments/payment.model.ts';
import { toPayment } from './payments/to-payment.ts';
import { buyPromotion, type PromotionDeps } from './promotions/buy-promotion.ts';
import { promoteWithCredits } from './promotions/promote-with-credits.ts';

/** The actor's payments; an administrator may read any payment. */
export function paymentRoutes(deps: PromotionDeps): Router {
  const router = Router();
  const { payments, now } = deps;

  /** @throws AppError NOT_FOUND; FORBIDDEN for another person's payment */
  const readable = async (id: string, actor: Actor): Promise<StoredPayment> => {
    const payment = await payments.byId(id);
    if (!payment) throw notFound(messages.paymentMissing);
    if (payment.userId !== actor.id && actor.role !== 'admin') throw forbidden();
    return payment;
  };

  handle(router, 'createPayment', async ({ actor, body, request }) => {
    const key = readIdempotencyKey(request.get('Idempotency-Key'));
    const data = await buyPromotion(deps, { userId: actor().id, body, key });
    return { data, ...(data.paymentId === null && { message: messages.creditUsed }) };
  });

  handle(router, 'promoteWithCredits', async ({ actor, body, request }) => {
    const key = readIdempotencyKey(request.get('Idempotency-Key'));
    return promoteWithCredits(deps, { userId: actor().id, body, key });
  });

  handle(router, 'listPayments', async ({ actor, query: { page, limit, ...filter } }) => {
    const { found, pagination } = await payments.list({ ...filter, userId: actor().id }, { page, limit });
    return { data: found.map((payment) => toPayment(payment, now())), pagination };
  });

  handle(router, 'getPayment', async ({ actor, params }) => ({
    data: toPayment(await readable(params.id, actor()), now()),
  }));

  handle(router, 'cancelPayment', async ({ actor, params }) => {
    const payment = await readable(params.id, actor());
    if (payment.userId !== actor().id) throw forbidden();
    const data = toPayment(await cancelPayment(deps, payment), now());
    return { data, message: messages.paymentCancelled };
  });

  return router;
}
