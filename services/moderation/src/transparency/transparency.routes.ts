import { DECISIONS_YEARS } from '@pokriv/contracts/moderation/decision-kinds';
import { notFound } from '@pokriv/contracts/errors';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { cachedReads } from '@pokriv/service-kit/cached-reads';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';
import type { Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { countYear, firstRecord } from './count-year.repository.ts';

const KEPT_MS = 600_000;

const yearOf = (moment: Date): number => Number(sofiaDay(moment).slice(0, 4));

/** Caches the figures of each year for ten minutes. */
export function transparencyRoutes({ connection, now }: { connection: Connection; now: () => Date }): Router {
  const router = Router();
  const count = cachedReads(KEPT_MS, (year: number) => countYear(connection, year));
  const readFirst = cachedReads(KEPT_MS, (_all: 'all') => firstRecord(connection));

  handle(router, 'readTransparency', async ({ query: { year }, reply }) => {
    const last = yearOf(now());
    const first = Math.max(yearOf((await readFirst('all')) ?? now()), last - DECISIONS_YEARS + 1);
    const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
    const asked = year ?? last;
    if (!years.includes(asked)) throw notFound(texts.noSuchYear);
    reply.set('Cache-Control', 'public, max-age=300');
    return { data: { ...(await count(asked)), years } };
  });

  return router;
}
