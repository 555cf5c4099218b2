import type { IncomingMessage } from 'node:http';

import { unauthenticated } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';

/**
 * ID token of a request; undefined for a visitor. @throws AppError UNAUTHENTICATED for another authorization scheme
 */
export function bearerToken(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const token = /^Bearer +([\w.~+/=-]+)$/iu.exec(header)?.[1];
  if (!token) throw unauthenticated(messages.badToken);
  return token;
}
