import type { CallName, Service } from '@pokriv/contracts/calls';
import { notFound } from '@pokriv/contracts/errors';
import { assertAccess } from '@pokriv/service-kit/access';
import { callKey, seal, SEAL_HEADER, type Caller } from '@pokriv/service-kit/actor';

import type { CachedReads } from '../cache/cached-reads.ts';
import type { Exchange } from '../http/exchange.ts';
import { bearerToken } from '../identity/bearer-token.ts';
import type { Identify } from '../identity/identify.ts';
import type { VerifiedTokens } from '../identity/verified-tokens.ts';
import type { TakeCall } from '../limits/call-limits.ts';
import type { Counted } from '../limits/network-count.ts';
import { changesSearch } from './changes-search.ts';
import type { Forward } from './forward.ts';
import { matchCall, type RoutedCall } from './match-call.ts';
import { outgoingHeaders } from './outgoing-headers.ts';

/** The two ways to a service: files in either direction may be slow, anything else must be answered soon. */
export interface ServiceForwards {
  call: Forward;
  upload: Forward;
}

/** Answers a call that is the BFF's own; whoever comes so far may. */
export type OwnCall = (exchange: Exchange) => Promise<void>;

export interface ServeCallParts {
  actorSecret: string;
  tokens: VerifiedTokens;
  identify: Identify;
  takeCall: TakeCall;
  cachedReads: CachedReads;
  forwards: Readonly<Record<Service, ServiceForwards>>;
  ownCalls: Readonly<Partial<Record<CallName, OwnCall>>>;
  clearSearch: () => void;
  /** Counts deliveries that their owner refused. */
  webhookRefusals: Pick<Counted, 'add'>;
}

interface Incoming {
  call: RoutedCall;
  path: string;
  caller: Caller;
}

/**
 * Serves one declared call; the promise is only there when the answer takes one.
 * @throws AppError for what is refused at the door
 */
export type ServeCall = (exchange: Exchange, path: string) => Promise<void> | undefined;

/** Puts a caller's token, limits and access before a call and hands it to its owner, or answers from memory. */
export function createServeCall(parts: ServeCallParts): ServeCall {
  const { tokens, cachedReads } = parts;

  const answerCached = async (exchange: Exchange, path: string): Promise<void> => {
    const token = bearerToken(exchange.request);
    if (token !== undefined) await tokens.verify(token);
    await cachedReads.answer(exchange, path);
  };

  /** A cached read is public: its token must be good, but nobody has to be looked up for it. */
  const isAnsweredAtOnce = (exchange: Exchange, path: string): boolean => {
    const token = bearerToken(exchange.request);
    if (token !== undefined && !tokens.known(token)) return false;
    return cachedReads.answerAtOnce(exchange, path);
  };

  const answerOwn = async (exchange: Exchange, { name }: RoutedCall): Promise<void> => {
    const answer = parts.ownCalls[name];
    if (!answer) throw notFound();
    await answer(exchange);
  };

  const forwardCall = (exchange: Exchange, { call, path, caller }: Incoming): Promise<void> | void => {
    assertAccess(call, caller);
    if (call.owner === 'bff') return answerOwn(exchange, call);
    const { request, requestId, query, ip } = exchange;
    const sealed = seal(caller, callKey(call.method, path), parts.actorSecret);
    const changes = changesSearch(call);
    parts.forwards[call.owner][call.isUpload || call.isFile ? 'upload' : 'call']({
      exchange,
      url: query ? `${path}?${query}` : path,
      headers: outgoingHeaders(request.headers, { [SEAL_HEADER]: sealed, 'x-request-id': requestId }),
      onReply: (status) => {
        if (changes && status < 300) parts.clearSearch();
        if (call.isRaw && status >= 400 && status < 500) parts.webhookRefusals.add(ip);
      },
    });
  };

  const identifyAndForward = async (exchange: Exchange, call: RoutedCall, path: string): Promise<void> => {
    if (call.limit) await parts.takeCall(call.limit, exchange.ip);
    const caller = await parts.identify(exchange);
    await forwardCall(exchange, { call, path, caller });
  };

  return (exchange, path) => {
    const call = matchCall(exchange.request.method ?? '', path);
    if (!call) throw notFound();
    if (!call.isCached) return identifyAndForward(exchange, call, path);
    if (isAnsweredAtOnce(exchange, path)) return undefined;
    return answerCached(exchange, path);
  };
}
