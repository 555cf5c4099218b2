import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { calls, type Call, type CallName } from '@pokriv/contracts/calls';
import { countHit } from '@pokriv/service-kit/telemetry/metrics';

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

const cachedCalls = (Object.entries(calls) as [CallName, Call][]).filter(([, { isCached }]) => isCached);
const withoutParameter = new Map(cachedCalls.map(([name, { path }]) => [`/api${path}`, name]));

/** As browsers of this site write it; the application reads every other form. */
const SCHEME = 'Bearer ';

/** Name of a cached call; only similar listings and landlords have a path parameter. */
const nameOf = (path: string): CallName =>
  withoutParameter.get(path) ?? (path.endsWith('/similar') ? 'listSimilar' : 'readLandlord');

/** Answers cache hits before Express, which costs several times as much (ADR 33). */
export function answerFromMemory(parts: MemoryParts): RequestListener {
  const { app, cachedReads, tokens, general, trustedProxies, isProduction } = parts;
  /**
   * A cached read is public: its token must be valid, but the actor is not looked up. Unknown tokens go to the
   * application.
   */
  const isGood = ({ headers: { authorization } }: IncomingMessage): boolean =>
    authorization === undefined ||
    (authorization.startsWith(SCHEME) && tokens.known(authorization.slice(SCHEME.length)) !== undefined);
  const answer = (request: IncomingMessage, reply: ServerResponse): boolean => {
    const { url = '' } = request;
    if (request.method !== 'GET' || !url.startsWith('/api/') || !isGood(request)) return false;
    const context = contextFor(request, url, trustedProxies);
    if (general.waitOf(context.ip) > 0) return false;
    if (isProduction) setHeaders(strictTransport, request, reply);
    if (!cachedReads.answerAtOnce(request, reply, context)) return false;
    general.add(context.ip);
    // a hit has no span and no log line: both would cost more than the hit
    countHit(nameOf(context.path));
    return true;
  };
  return (request, reply) => {
    if (!answer(request, reply)) app(request, reply);
  };
}
