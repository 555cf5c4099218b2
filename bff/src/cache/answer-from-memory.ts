import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { contextFor } from '../http/context.ts';
import { setHeaders, strictTransport } from '../http/security-headers.ts';
import type { VerifiedTokens } from '../identity/verified-tokens.ts';
import type { Counted } from '../limits/network-count.ts';
import type { CachedReads } from './cached-reads.ts';

export interface MemoryParts {
  app: RequestListener;
  cachedReads: Pick<CachedReads, 'answerAtOnce'>;
  tokens: Pick<VerifiedTokens, 'known'>;
  general: Counted;
  trustedProxies: number;
  isProduction: boolean;
}

/** Public replies that are in memory are answered before Express, which costs several times as much (ADR 33). */
export function answerFromMemory(parts: MemoryParts): RequestListener {
  const { app, cachedReads, tokens, general, trustedProxies, isProduction } = parts;
  /** A cached read is public: its token must be good, but the person is not looked up. The application judges others. */
  const isGood = ({ headers: { authorization } }: IncomingMessage): boolean =>
    authorization === undefined || tokens.known(authorization.replace(/^Bearer /u, '')) !== undefined;
  const answer = (request: IncomingMessage, reply: ServerResponse): boolean => {
    const { url = '' } = request;
    if (request.method !== 'GET' || !url.startsWith('/api/') || !isGood(request)) return false;
    const context = contextFor(request, url, trustedProxies);
    if (general.waitOf(context.ip) > 0) return false;
    if (isProduction) setHeaders(strictTransport, request, reply);
    if (!cachedReads.answerAtOnce(request, reply, context)) return false;
    general.add(context.ip);
    return true;
  };
  return (request, reply) => {
    if (!answer(request, reply)) app(request, reply);
  };
}
