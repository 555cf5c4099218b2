import type { IncomingMessage } from 'node:http';

import { unauthenticated } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';

/**
 * The ID token that a request carries, or undefined for a visitor.
 * @throws AppError UNAUTHENTICATED when the header holds something else
 */
export function bearerToken(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const token = /^Bearer +([\w.~+/=-]+)$/iu.exec(header)?.[1];
  if (!token) throw unauthenticated(messages.badToken);
  return token;
}
