import { forbidden } from '@pokriv/contracts/errors';
import type { Request } from 'express';

import { messages } from '../messages.ts';

/**
 * Allowlist of board actions. Excludes creating jobs and rewriting data: only services write audit facts and send
 * mail.
 */
const allowed = [
  /^\/api\/queues\/[\w-]+\/[^/]+\/(?:retry|clean|promote)$/u,
  /^\/api\/queues\/[\w-]+\/(?:(?:retry|clean)\/failed|promote|clean\/delayed)$/u,
  /^\/api\/queues\/(?:[\w-]+\/)?(?:pause|resume)$/u,
];

export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Allows reads, and listed actions from the board's own page. @throws AppError FORBIDDEN */
export function assertAllowed({ method, path, headers }: Pick<Request, 'method' | 'path' | 'headers'>): void {
  if (isReading(method)) return;
  const from = headers['sec-fetch-site'] ?? 'same-origin';
  const isKnown = method === 'PUT' && allowed.some((address) => address.test(path));
  if (from !== 'same-origin' || !isKnown) throw forbidden(messages.queuesLimited);
}
