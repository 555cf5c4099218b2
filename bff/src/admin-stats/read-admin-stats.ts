import {
  AdminStats,
  AdminStatsQuery,
  ListingNumbers,
  ListingSteps,
  ModerationNumbers,
  UserNumbers,
} from '@pokriv/contracts/moderation/admin-stats';
import { badRequest } from '@pokriv/contracts/errors';
import type { RequestHandler } from 'express';
import type { z } from 'zod';

import type { ServiceName } from '../bff-options.ts';
import type { AskReadiness } from '../health/ask-readiness.ts';
import { contextOf } from '../http/context.ts';
import { sendJson } from '../http/send-json.ts';
import type { UpstreamPool } from '../proxy/upstream-pool.ts';
import { createAskNumbers } from './ask-numbers.ts';
import { composeFunnel, type AskSteps } from './compose-funnel.ts';
import type { QueueCounts } from './count-queues.ts';

export interface AdminStatsParts {
  actorSecret: string;
  pools: Readonly<Record<ServiceName, UpstreamPool>>;
  askReadiness: AskReadiness;
  queues: Pick<QueueCounts, 'read'>;
}

/**
 * `GET /admin/stats`: composes the numbers of the services; a failing service's part is null. Not cached here: each
 * service caches its own numbers.
 */
export function createReadAdminStats({
  actorSecret,
  pools,
  askReadiness,
  queues,
}: AdminStatsParts): RequestHandler {
  const ask = createAskNumbers(actorSecret);
  const askSteps: AskSteps = (ids) =>
    ask(pools.property, { path: '/internal/listing-steps', body: { ids }, reply: ListingSteps });

  const numbers = <Reply extends z.ZodType>(pool: UpstreamPool, days: number, reply: Reply) =>
    ask(pool, { path: '/internal/numbers', query: { days: String(days) }, reply });

  const readUsers = async (days: number) => {
    const users = await numbers(pools.user, days, UserNumbers);
    return { users, funnel: users && (await composeFunnel(users.funnel, askSteps)) };
  };

  const readHealth = async (): Promise<AdminStats['health']> => {
    const { services } = await askReadiness();
    return Object.entries(services).map(([name, health]) => ({ name, ...health }));
  };

  return async (_request, response) => {
    const { query: sent } = contextOf(response);
    const query = AdminStatsQuery.safeParse(Object.fromEntries(new URLSearchParams(sent)));
    if (!query.success) {
      const errors = query.error.issues.map(({ path, message }) => ({ param: path.join('.'), msg: message }));
      throw badRequest(errors[0] ? errors[0].msg : 'Невалидни данни.', errors);
    }
    const { days } = query.data;
    const [listings, ofUsers, moderation, health, counts] = await Promise.all([
      numbers(pools.property, days, ListingNumbers),
      readUsers(days),
      numbers(pools.moderation, days, ModerationNumbers),
      readHealth(),
      queues.read(),
    ]);
    const data = AdminStats.parse({
      days,
      generatedAt: new Date().toISOString(),
      listings,
      ...ofUsers,
      moderation,
      health,
      queues: counts,
    });
    sendJson(response, 200, { success: true, data });
  };
}
