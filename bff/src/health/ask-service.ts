import { z } from 'zod';

import type { UpstreamPool } from '../proxy/upstream-pool.ts';

const Answer = z.object({ checks: z.record(z.string(), z.boolean()).default({}) });

export interface ServiceHealth {
  isReady: boolean;
  /** Failed checks, as named by the service; empty when unknown. */
  missing: string[];
}

/** Reads the health of a service, its optional dependencies included. @throws Error when it does not answer */
export async function askService(pool: UpstreamPool): Promise<ServiceHealth> {
  const { statusCode, body } = await pool.request({ method: 'GET', path: '/health/ready' });
  const answer = Answer.safeParse(parsed(await body.text()));
  const checks = answer.success ? answer.data.checks : {};
  const missing = Object.keys(checks).filter((name) => !checks[name]);
  return { isReady: statusCode === 200 && missing.length === 0, missing };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
