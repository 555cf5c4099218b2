import { calls, type Call, type CallName, type Service } from '@pokriv/contracts/calls';
import { notFound, rateLimited } from '@pokriv/contracts/errors';
import { assertAccess } from '@pokriv/service-kit/access';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { named } from '@pokriv/service-kit/observe-call';
import { Router, type RequestHandler } from 'express';

import type { CachedReads } from '../cache/cached-reads.ts';
import { callerOf, contextOf } from '../http/context.ts';
import { bearerToken } from '../identity/bearer-token.ts';
import type { Identify } from '../identity/identify.ts';
import type { VerifiedTokens } from '../identity/verified-tokens.ts';
import type { TakeCall } from '../limits/call-limits.ts';
import type { GatewayLimits } from '../limits/gateway-limits.ts';
import { changesSearch } from '../proxy/changes-search.ts';
import type { OpenStreams } from '../proxy/open-streams.ts';
import { outgoingHeaders } from '../proxy/outgoing-headers.ts';
import { setProxied } from '../proxy/service-proxy.ts';

export interface ApiParts {
  actorSecret: string;
  tokens: VerifiedTokens;
  identify: Identify;
  takeCall: TakeCall;
  cachedReads: CachedReads;
  proxies: Readonly<Record<Service, RequestHandler>>;
  ownCalls: Readonly<Partial<Record<CallName, RequestHandler>>>;
  clearSearch: () => void;
  limits: Pick<GatewayLimits, 'general' | 'webhookRefusals'>;
  streams: Pick<OpenStreams, 'open'>;
}

const declared = Object.entries(calls) as [CallName, Call][];
const parameters = ({ path }: Call) => path.split('/:').length;
/** Static segments win over parameters: `/properties/favorites` is not an id. */
const inOrder = declared.toSorted(([, one], [, other]) => parameters(one) - parameters(other));
const areaOf = (path: string): string => path.split('/', 2).join('/');
const options = { caseSensitive: true, strict: true };

/** Signed webhooks, many from one address: only refused ones count against the limit. */
const signedCalls = new Set(
  declared.filter(([, { isRaw }]) => isRaw).map(([, { method, path }]) => callKey(method, `/api${path}`)),
);

/** Rate-limits every API call except signed webhooks. @throws AppError RATE_LIMITED */
export const limitCalls =
  ({ general, webhookRefusals }: ApiParts['limits']): RequestHandler =>
  (request, response, next) => {
    const { ip, path } = contextOf(response);
    if (signedCalls.has(callKey(request.method, path))) {
      const wait = webhookRefusals.waitOf(ip);
      if (wait > 0) throw rateLimited(wait);
    } else {
      general.take(ip);
    }
    next();
  };

/** Turns off Express defaults: HEAD as GET, automatic OPTIONS, addresses with a fragment. */
const refuseUndeclared: RequestHandler = (request, _response, next) => {
  if (request.originalUrl.includes('#') || ['HEAD', 'OPTIONS'].includes(request.method)) throw notFound();
  next();
};

export function apiRouter(parts: ApiParts): Router {
  const router = Router(options);

  const cachedRead: RequestHandler = async (request, response) => {
    const token = bearerToken(request);
    if (token !== undefined) await parts.tokens.verify(token);
    await parts.cachedReads.answer(request, response, contextOf(response));
  };

  const takeLimit =
    (limit: NonNullable<Call['limit']>): RequestHandler =>
    async (_request, response, next) => {
      await parts.takeCall(limit, contextOf(response).ip);
      next();
    };

  const admit =
    (call: Call): RequestHandler =>
    async (request, response, next) => {
      assertAccess(call, await parts.identify(request, contextOf(response)));
      next();
    };

  const prepare =
    (name: CallName, call: Call): RequestHandler =>
    (request, response, next) => {
      const { requestId, ip, path, traceparent } = contextOf(response);
      const key = callKey(call.method, path.slice('/api'.length));
      const caller = callerOf(response);
      const sealed = seal(caller, key, parts.actorSecret);
      request.headers = outgoingHeaders(request.headers, {
        [SEAL_HEADER]: sealed,
        'x-request-id': requestId,
        ...(traceparent && { traceparent }),
      });
      setProxied(response, {
        isUpload: call.isUpload ?? call.isFile ?? false,
        ...(call.isStream && { stream: parts.streams.open(caller.actor?.id ?? ip, response) }),
        onReply: (status) => {
          if (changesSearch(name, call) && status < 300) parts.clearSearch();
          if (call.isRaw && status >= 400 && status < 500) parts.limits.webhookRefusals.add(ip);
        },
      });
      next();
    };

  const ownCall = (name: CallName): RequestHandler => {
    const answer = parts.ownCalls[name];
    if (!answer) throw new Error(`the BFF owns ${name} and does not answer it`);
    return answer;
  };

  const chainOf = (name: CallName, call: Call): RequestHandler[] => {
    if (call.isCached) return [named(name), cachedRead];
    return [
      named(name),
      ...(call.limit ? [takeLimit(call.limit)] : []),
      admit(call),
      ...(call.owner === 'bff' ? [ownCall(name)] : [prepare(name, call), parts.proxies[call.owner]]),
    ];
  };

  // One router per first segment: a request is matched against few routes.
  const areas = new Map(inOrder.map(([, { path }]) => [areaOf(path), Router(options)]));
  for (const [name, call] of inOrder)
    areas.get(areaOf(call.path))?.[call.method](call.path, ...chainOf(name, call));

  router.use(refuseUndeclared, (request, response, next) => {
    const area = areas.get(areaOf(request.path));
    return area ? area(request, response, next) : next();
  });
  return router;
}
