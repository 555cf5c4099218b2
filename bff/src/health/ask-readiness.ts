import type { Redis } from 'ioredis';
import type { Pool } from 'undici';

import type { ServiceName } from '../bff-options.ts';
import { inTime } from '../in-time.ts';

const ANSWER_MS = 1500;
const late = () => new Error('not ready in time');
/** What is not ready yet may be in a moment. */
const KEPT_MS = { ready: 500, missing: 100 };

export interface Readiness {
  ready: boolean;
  checks: Record<string, boolean>;
}
export type AskReadiness = () => Promise<Readiness>;

async function isReady(pool: Pool): Promise<boolean> {
  const { statusCode, body } = await pool.request({ method: 'GET', path: '/health/ready' });
  await body.dump();
  return statusCode === 200;
}

/** Whether everything behind the door is ready; asked at most a few times a second, however often it is called. */
export function createAskReadiness(redis: Redis, pools: Readonly<Record<ServiceName, Pool>>): AskReadiness {
  let answer: Promise<Readiness> | undefined;
  let keptUntil = Infinity;

  const ask = async (): Promise<Readiness> => {
    const checks: [name: string, check: Promise<boolean>][] = [
      ['redis', redis.ping().then(() => true)],
      ...Object.entries(pools).map(([name, pool]): [string, Promise<boolean>] => [name, isReady(pool)]),
    ];
    const results = await Promise.all(
      checks.map(
        async ([name, check]) => [name, await inTime(check, ANSWER_MS, late).catch(() => false)] as const,
      ),
    );
    const ready = results.every(([, isUp]) => isUp);
    keptUntil = Date.now() + (ready ? KEPT_MS.ready : KEPT_MS.missing);
    return { ready, checks: Object.fromEntries(results) };
  };

  return () => {
    if (!answer || Date.now() > keptUntil) {
      keptUntil = Infinity;
      answer = ask();
    }
    return answer;
  };
}
