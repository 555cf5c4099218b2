import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { calls, fillPath, toQueryString, type Call, type CallName } from '@pokriv/contracts/calls';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from 'swr';
import useSWRMutation from 'swr/mutation';

import type { Sending } from './fetch-with-progress.ts';
import { useEvictUnread } from './use-evict-unread.ts';
import { forgetInline, isAnswered, isSameForAll, readKey, takeInline } from './inline-reads.ts';
import { networkError, replyError, unauthenticatedError } from './reply-error.ts';
import { newTraceparent } from './traceparent.ts';
import { currentToken, replacementToken, storedNow } from './token.ts';

/** Spec §9: fresh for 5 minutes (kept for 10, see `useEvictUnread`), one retry, no refetch on focus. */
export const swrDefaults: SWRConfiguration = {
  dedupingInterval: 300_000,
  revalidateOnFocus: false,
  revalidateIfStale: true,
  errorRetryCount: 1,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof AppError) || error.status === 0 || error.status >= 500,
};

interface Parts<Name extends CallName> {
  params?: ParamsOf<Name>;
  query?: QueryOf<Name>;
  body?: BodyOf<Name> | FormData;
}
export interface CallOptions<Name extends CallName> extends Parts<Name> {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
  /** Progress of the upload, 0 to 1. */
  onProgress?: (sent: number) => void;
  quiet?: readonly ErrorCode[];
}

export interface FailedCall {
  quiet: readonly ErrorCode[];
  hadSession: boolean;
}

type ErrorListener = (error: AppError, call: Call, circumstances: FailedCall) => void;
const listeners = new Set<ErrorListener>();

export function onApiError(listener: ErrorListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface AnyOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
  onProgress?: (sent: number) => void;
}

/** Server time in ms from the `Date` header, because the device's clock may be slow. */
const serverTime = (reply: Response): number =>
  Math.max(Date.now(), Date.parse(reply.headers.get('date') ?? '') || 0);

type Transport = (address: string, sending: Sending) => Promise<Response>;

/** Lazy, because only uploads show progress. */
const withProgress =
  (onProgress: (sent: number) => void): Transport =>
  async (address, sending) => {
    const { fetchWithProgress } = await import(/* webpackChunkName: "progress" */ './fetch-with-progress.ts');
    return fetchWithProgress(onProgress)(address, sending);
  };

/** @param traceparent shared by all attempts of a call */
async function sendOnce(
  call: Call,
  options: AnyOptions,
  { token, traceparent }: { token: string | undefined; traceparent: string },
): Promise<Response> {
  const { params, query, body, signal, headers, keepalive, onProgress } = options;
  const isForm = body instanceof FormData;
  const address = `/api${fillPath(call.path, params)}${toQueryString(query)}`;
  const transport: Transport = onProgress ? withProgress(onProgress) : fetch;
  return transport(address, {
    method: call.method.toUpperCase(),
    headers: {
      traceparent,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw networkError(cause);
  });
}

/** Refusals that arrived after the end of their session, which is reported once. */
const staleRefusals = new WeakSet<AppError>();

async function send(call: Call, options: AnyOptions): Promise<Response> {
  const isNeeded = call.access !== 'public';
  let token = await currentToken(isNeeded);
  if (!token?.trim() && isNeeded) throw unauthenticatedError();
  const traceparent = newTraceparent();
  let reply = await sendOnce(call, options, { token, traceparent });
  if (reply.status === 401 && token) {
    // The token may have expired in flight, or another tab may have a newer one.
    const other = await replacementToken(token, serverTime(reply));
    if (other) {
      token = other;
      reply = await sendOnce(call, options, { token, traceparent });
    }
  }
  if (!reply.ok) {
    const error = await replyError(reply);
    if (reply.status === 401 && token && token !== storedNow()) staleRefusals.add(error);
    throw error;
  }
  return reply;
}

async function withErrorReports<Answer>(
  declared: Call,
  quiet: readonly ErrorCode[],
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const hadSession = storedNow() !== undefined;
  try {
    return await answer();
  } catch (error) {
    if (error instanceof AppError && !staleRefusals.has(error)) {
      for (const listener of listeners) listener(error, declared, { quiet, hadSession });
    }
    throw error;
  }
}

/** Path of a call without parameters, for `sendBeacon`. */
export const callPath = (name: CallName): string => `/api${calls[name].path}`;

/**
 * The only fetch of the browser.
 * @throws AppError by the reply's code; NETWORK without a reply
 */
export function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  return withErrorReports(calls[name], options.quiet ?? [], async () => {
    const reply = await send(calls[name], options as AnyOptions);
    return reply.json().catch((cause: unknown) => {
      throw networkError(new Error(`unreadable reply of ${name}`, { cause }));
    }) as Promise<ReplyOf<Name>>;
  });
}

interface RawOptions extends Pick<AnyOptions, 'params' | 'signal' | 'headers'> {
  /** Skips `onApiError`, because the caller retries. */
  isQuiet?: boolean;
}

/**
 * Raw reply for non-JSON bodies: a file, a stream, or a session for a page outside the product.
 * @throws AppError as `call`
 */
export function fetchReply(
  declared: Call,
  query: Readonly<Record<string, string>> = {},
  { isQuiet = false, ...options }: RawOptions = {},
): Promise<Response> {
  const ask = () => send(declared, { query, ...options });
  return isQuiet ? ask() : withErrorReports(declared, [], ask);
}

export interface ReadOptions<Name extends CallName> extends Pick<
  CallOptions<Name>,
  'params' | 'query' | 'quiet'
> {
  isEnabled?: boolean;
  swr?: SWRConfiguration<ReplyOf<Name>, AppError>;
}

export function useRead<Name extends CallName>(name: Name, options: ReadOptions<Name> = {}) {
  const { params, query, quiet, isEnabled = true, swr } = options;
  const { fallback } = useSWRConfig();
  const key = readKey(name, { params, query });
  const read = async () => {
    const inline = takeInline(key, !(await currentToken(false)));
    if (inline !== undefined) return inline as ReplyOf<Name>;
    return call(name, {
      ...(params && { params }),
      ...(query && { query }),
      ...(quiet && { quiet }),
    } as CallOptions<Name>);
  };
  useEvictUnread(isEnabled ? key : null);
  return useSWR<ReplyOf<Name>, AppError>(isEnabled ? key : null, read, {
    ...swrDefaults,
    ...(isAnswered(key, fallback) && { revalidateOnMount: false }),
    ...swr,
  });
}

/** Revalidates the reads of these calls: mounted ones at once with their data on screen, others on their next mount. */
export async function refresh(...names: readonly CallName[]): Promise<void> {
  forgetInline(names);
  const isNamed = (key: unknown) => Array.isArray(key) && names.includes(key[0] as CallName);
  await mutate(isNamed, (current: unknown) => current, { revalidate: true });
}

/** Caches a reply that came with another call. */
export async function cacheReply<Name extends CallName>(
  name: Name,
  reply: ReplyOf<Name>,
  parts: Pick<CallOptions<Name>, 'params' | 'query'> = {},
): Promise<void> {
  await mutate(readKey(name, parts), reply, { revalidate: false });
}

export async function refreshAll(): Promise<void> {
  await mutate(
    (key) => Array.isArray(key),
    (current: unknown) => current,
    { revalidate: true },
  );
}

const isPublicRead = (key: unknown): boolean =>
  Array.isArray(key) && calls[key[0] as CallName]?.access === 'public';
const isSharedRead = (key: unknown): boolean => isPublicRead(key) && isSameForAll((key as [CallName])[0]);

/**
 * Clears personal replies at sign-in and sign-out: revalidates public reads that differ by user, drops reads that need
 * a session.
 */
export async function clearPersonalReads(): Promise<void> {
  void mutate((key) => isPublicRead(key) && !isSharedRead(key), undefined, { revalidate: true });
  await mutate((key) => !isPublicRead(key), undefined, { revalidate: false });
}

/** A mutation; `refreshes` names the reads to revalidate. */
export function useWrite<Name extends CallName>(
  name: Name,
  { refreshes = [], quiet }: { refreshes?: readonly CallName[]; quiet?: readonly ErrorCode[] } = {},
) {
  return useSWRMutation<ReplyOf<Name>, AppError, CallName, Omit<CallOptions<Name>, 'quiet'>>(
    name,
    async (_key: CallName, { arg }: { arg: Omit<CallOptions<Name>, 'quiet'> }) => {
      const reply = await call(name, { ...arg, ...(quiet && { quiet }) } as CallOptions<Name>);
      await refresh(...refreshes);
      return reply;
    },
    { throwOnError: true },
  );
}
