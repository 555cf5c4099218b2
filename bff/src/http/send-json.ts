import type { Exchange } from './exchange.ts';
import { apiHeaders } from './security-headers.ts';

/** Answers with a body of our own making; nothing of it is stored by anybody. */
export function sendJson(
  { reply, requestId }: Pick<Exchange, 'reply' | 'requestId'>,
  status: number,
  body: unknown,
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  for (const [name, value] of apiHeaders) reply.setHeader(name, value);
  reply.setHeader('Content-Type', 'application/json; charset=utf-8');
  reply.setHeader('Content-Length', bytes.length);
  reply.setHeader('Cache-Control', 'no-store');
  reply.setHeader('X-Request-Id', requestId);
  reply.statusCode = status;
  reply.end(bytes);
}
