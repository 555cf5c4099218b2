import type { Pool } from 'undici';
import { z } from 'zod';

const Answer = z.object({ checks: z.record(z.string(), z.boolean()).default({}) });

export interface ServiceHealth {
  isReady: boolean;
  /** Failed checks, as the service names them; empty when it does not say. */
  missing: string[];
}

/** Reads the readiness of a service. @throws Error when it does not answer */
export async function askService(pool: Pool): Promise<ServiceHealth> {
  const { statusCode, body } = await pool.request({ method: 'GET', path: '/health/ready' });
  const text = await body.text();
  if (statusCode === 200) return { isReady: true, missing: [] };
  const answer = Answer.safeParse(parsed(text));
  const checks = answer.success ? answer.data.checks : {};
  return { isReady: false, missing: Object.keys(checks).filter((name) => !checks[name]) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
