import type { IncomingHttpHeaders } from 'node:http';

/**
 * Allowlist of headers passed to a service: drops forged identity, forwarding and seal headers, tokens and cookies.
 */
const passing = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'range',
  'stripe-signature',
  'transfer-encoding',
  'user-agent',
] as const;

export function outgoingHeaders(
  incoming: IncomingHttpHeaders,
  added: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const headers: NodeJS.Dict<string | string[]> = {};
  for (const name of passing) {
    const value = incoming[name];
    if (value !== undefined) headers[name] = value;
  }
  return Object.assign(headers, added) as IncomingHttpHeaders;
}
