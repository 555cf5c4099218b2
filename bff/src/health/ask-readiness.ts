import type { Redis } from 'ioredis';

import type { ServiceName } from '../bff-options.ts';
import type { UpstreamPool } from '../proxy/upstream-pool.ts';
import { withTimeout } from '../with-timeout.ts';
import { askService, type ServiceHealth } from './ask-service.ts';

const ANSWER_MS = 1500;
const late = () => new Error('not ready in time');
/** Cache TTL in ms, shorter while something is missing. */
const KEPT_MS = { ready: 500, missing: 100 };

export interface Readiness {
  ready: boolean;
  checks: Record<string, boolean>;
  /** Failed checks by service; for administrators only. */
  services: Record<string, ServiceHealth>;
}
export type AskReadiness = () => Promise<Readiness>;

const away: ServiceHealth = { isReady: false, missing: [] };
const here: ServiceHealth = { isReady: true, missing: [] };

/** Checks the readiness of all dependencies, single-flight and cached briefly. */
export function createAskReadiness(
  redis: Redis,
  pools: Readonly<Record<ServiceName, UpstreamPool>>,
): AskReadiness {
  let answer: Promise<Readiness> | undefined;
  let keptUntil = Infinity;

  const ask = async (): Promise<Readiness> => {
    const checks: [name: string, check: Promise<ServiceHealth>][] = [
      ['redis', redis.ping().then(() => here)],
      ...Object.entries(pools).map(([name, pool]): [string, Promise<ServiceHealth>] => [
        name,
        askService(pool),
      ]),
    ];
    const results = await Promise.all(
      checks.map(
        async ([name, check]) => [name, await withTimeout(check, ANSWER_MS, late).catch(() => away)] as const,
      ),
    );
    const ready = results.every(([, { isReady }]) => isReady);
    keptUntil = Date.now() + (ready ? KEPT_MS.ready : KEPT_MS.missing);
    return {
      ready,
      checks: Object.fromEntries(results.map(([name, { isReady }]) => [name, isReady])),
      services: Object.fromEntries(results),
    };
  };

  return () => {
    if (!answer || Date.now() > keptUntil) {
      keptUntil = Infinity;
      answer = ask();
    }
    return answer;
  };
}
