import type { ServerResponse } from 'node:http';

const YEAR_S = 31_536_000;

/** Binds browsers to https, by every reply: a browser may meet the API or a picture before any page (RFC 6797). */
export function setStrictTransport(reply: ServerResponse): void {
  reply.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}; includeSubDomains`);
}
