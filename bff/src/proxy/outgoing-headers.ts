import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a service may see of a request. A list of what passes, not of what is dropped: identity, forwarding and seal
 * headers from outside, tokens and cookies end here.
 */
const passing = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
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
