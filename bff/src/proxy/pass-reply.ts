import type { IncomingMessage } from 'node:http';

import type { Exchange } from '../http/exchange.ts';
import type { DoorHeaders } from './door-headers.ts';

/** Of one connection only (RFC 9110, 7.6.1); the caller's has its own. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'te',
]);

/**
 * Streams a service's answer to the caller under the door's headers. What a service does not say about caching is not
 * to be stored.
 */
export function passReply(
  { reply, requestId }: Exchange,
  incoming: IncomingMessage,
  { row, names }: DoorHeaders,
): void {
  const headers = [...row, 'X-Request-Id', requestId];
  let isCachingSaid = false;
  const { rawHeaders } = incoming;
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const lower = name.toLowerCase();
    if (ofConnection.has(lower) || names.has(lower)) continue;
    if (lower === 'cache-control') isCachingSaid = true;
    headers.push(name, rawHeaders[index + 1] ?? '');
  }
  if (!isCachingSaid) headers.push('Cache-Control', 'no-store');
  reply.writeHead(incoming.statusCode ?? 502, headers);
  incoming.pipe(reply);
}
