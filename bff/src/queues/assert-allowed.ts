import { forbidden } from '@pokriv/contracts/errors';
import type { Request } from 'express';

import { messages } from '../messages.ts';

/**
 * What is done with jobs on the board. It could also make new ones and rewrite their data: facts of the audit log and
 * mails in the site's name are made by services alone.
 */
const allowed = [
  /^\/api\/queues\/[\w-]+\/[^/]+\/(?:retry|clean|promote)$/u,
  /^\/api\/queues\/[\w-]+\/(?:(?:retry|clean)\/failed|promote|clean\/delayed)$/u,
  /^\/api\/queues\/(?:[\w-]+\/)?(?:pause|resume)$/u,
];

export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Lets looking pass, and of changes those that the board is there for, from its own page only.
 * @throws AppError FORBIDDEN
 */
export function assertAllowed({ method, path, headers }: Pick<Request, 'method' | 'path' | 'headers'>): void {
  if (isReading(method)) return;
  const from = headers['sec-fetch-site'] ?? 'same-origin';
  const isKnown = method === 'PUT' && allowed.some((address) => address.test(path));
  if (from !== 'same-origin' || !isKnown) throw forbidden(messages.queuesLimited);
}
