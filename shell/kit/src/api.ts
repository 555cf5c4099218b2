import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { calls, fillPath, toQueryString, type Call, type CallName } from '@pokriv/contracts/calls';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from 'swr';
import useSWRMutation from 'swr/mutation';

import { fetchWithProgress } from './fetch-with-progress.ts';
import { useForgetUnread } from './forget-unread.ts';
import { forgetInline, isAnswered, isSameForAll, readKey, takeInline } from './inline-reads.ts';
import { networkError, nobodyError, replyError } from './reply-error.ts';
import { currentToken, storedNow, tokenInsteadOf } from './token.ts';

/** Spec §9: fresh for 5 minutes (kept for 10, see `useForgetUnread`), one retry, no refetch when the window gets the focus. */
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
  /** It goes out though the page is being left. */
  keepalive?: boolean;
  /** Hears how much of the body has left, 0 to 1. */
  onProgress?: (sent: number) => void;
  /** Codes that the caller shows by itself; the shell's listener stays quiet about them. */
  quiet?: readonly ErrorCode[];
}

/** What the call knew of itself. */
export interface FailedCall {
  quiet: readonly ErrorCode[];
  /** Somebody was signed in when it was made. */
  hadSession: boolean;
}

type ErrorListener = (error: AppError, call: Call, circumstances: FailedCall) => void;
const listeners = new Set<ErrorListener>();

/** The shell listens here and reacts to failures by code; returns how to stop. */
export function onApiError(listener: ErrorListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The options of any call, its name forgotten. */
interface AnyOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
  onProgress?: (sent: number) => void;
}

/** The server's clock, as the reply tells it; a device's own may be wrong. */
const timeOf = (reply: Response): number =>
  Math.max(Date.now(), Date.parse(reply.headers.get('date') ?? '') || 0);

async function ask(call: Call, options: AnyOptions, token: string | undefined): Promise<Response> {
  const { params, query, body, signal, headers, keepalive, onProgress } = options;
  const isForm = body instanceof FormData;
  const address = `/api${fillPath(call.path, params)}${toQueryString(query)}`;
  const way = onProgress ? fetchWithProgress(onProgress) : fetch;
  return way(address, {
    method: call.method.toUpperCase(),
    headers: {
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

/** Refusals of a session that was over already when they came: the end of one session is told once. */
const late = new WeakSet<AppError>();

async function send(call: Call, options: AnyOptions): Promise<Response> {
  const isNeeded = call.access !== 'public';
  let token = await currentToken(isNeeded);
  if (!token?.trim() && isNeeded) throw nobodyError();
  let reply = await ask(call, options, token);
  if (reply.status === 401 && token) {
    // It may have run out on its way, or another tab may have a newer one.
    const other = await tokenInsteadOf(token, timeOf(reply));
    if (other) {
      token = other;
      reply = await ask(call, options, token);
    }
  }
  if (!reply.ok) {
    const error = await replyError(reply);
    if (reply.status === 401 && token && token !== storedNow()) late.add(error);
    throw error;
  }
  return reply;
}

/** Listeners hear of what fails. */
async function told<Answer>(
  declared: Call,
  quiet: readonly ErrorCode[],
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const hadSession = storedNow() !== undefined;
  try {
    return await answer();
  } catch (error) {
    if (error instanceof AppError && !late.has(error)) {
      for (const listener of listeners) listener(error, declared, { quiet, hadSession });
    }
    throw error;
  }
}

/**
 * The one fetch of the browser.
 * @throws AppError by the reply's code; NETWORK when nothing came back
 */
export function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  return told(calls[name], options.quiet ?? [], async () => {
    const reply = await send(calls[name], options as AnyOptions);
    return reply.json().catch((cause: unknown) => {
      throw networkError(new Error(`unreadable reply of ${name}`, { cause }));
    }) as Promise<ReplyOf<Name>>;
  });
}

/**
 * The reply as it came, for what is no JSON: a file, or a session for a page outside the product.
 * @throws AppError as `call`
 */
export function fetchReply(declared: Call, query: Readonly<Record<string, string>> = {}): Promise<Response> {
  return told(declared, [], () => send(declared, { query }));
}

export interface ReadOptions<Name extends CallName> extends Pick<
  CallOptions<Name>,
  'params' | 'query' | 'quiet'
> {
  /** False: not asked for yet. */
  isEnabled?: boolean;
  swr?: SWRConfiguration<ReplyOf<Name>, AppError>;
}

/** Reads a call through the shared cache. */
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
  useForgetUnread(isEnabled ? key : null);
  return useSWR<ReplyOf<Name>, AppError>(isEnabled ? key : null, read, {
    ...swrDefaults,
    ...(isAnswered(key, fallback) && { revalidateOnMount: false }),
    ...swr,
  });
}

/** Asks again for what these calls have read: at once for what is on screen (it stays there meanwhile), later for the rest. */
export async function refresh(...names: readonly CallName[]): Promise<void> {
  forgetInline(names);
  const isNamed = (key: unknown) => Array.isArray(key) && names.includes(key[0] as CallName);
  await mutate(isNamed, (current: unknown) => current, { revalidate: true });
}

/** Stores a reply that came with another call as this read's own, for every part that shows it. */
export async function keepReply<Name extends CallName>(
  name: Name,
  reply: ReplyOf<Name>,
  parts: Pick<CallOptions<Name>, 'params' | 'query'> = {},
): Promise<void> {
  await mutate(readKey(name, parts), reply, { revalidate: false });
}

/** Asks again for everything that is on screen; it stays there meanwhile. */
export async function refreshAll(): Promise<void> {
  await mutate(
    (key) => Array.isArray(key),
    (current: unknown) => current,
    { revalidate: true },
  );
}

const isOpenRead = (key: unknown): boolean =>
  Array.isArray(key) && calls[key[0] as CallName]?.access === 'public';
const isEverybodys = (key: unknown): boolean => isOpenRead(key) && isSameForAll((key as [CallName])[0]);

/**
 * Forgets what was read for a person: after a sign-in or sign-out nothing of another one may remain. What visitors may
 * read too is asked for anew where it is on screen; the rest only by whoever may see it.
 */
export async function forgetReads(): Promise<void> {
  void mutate((key) => isOpenRead(key) && !isEverybodys(key), undefined, { revalidate: true });
  await mutate((key) => !isOpenRead(key), undefined, { revalidate: false });
}

/** A call that changes something; `refreshes` names the reads that it makes stale. */
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
