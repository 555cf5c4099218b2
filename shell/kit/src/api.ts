import { AppError, ERROR_STATUS, type ErrorBody, type ErrorCode } from '@pokriv/contracts/errors';
import { calls, fillPath, toQueryString, type Call, type CallName } from '@pokriv/contracts/calls';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from 'swr';
import useSWRMutation from 'swr/mutation';

import { fetchWithProgress } from './fetch-with-progress.ts';
import { isAnswered, readKey, takeInline } from './inline-reads.ts';
import { errorText } from './messages.ts';
import { currentToken } from './token.ts';

/** Spec §9: fresh for 5 minutes, one retry, no refetch when the window gets the focus. */
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
  /** Hears how much of the body has left, 0 to 1. */
  onProgress?: (sent: number) => void;
  /** Codes that the caller shows by itself; the shell's listener stays quiet about them. */
  quiet?: readonly ErrorCode[];
}

type ErrorListener = (error: AppError, call: Call, quiet: readonly ErrorCode[]) => void;
const listeners = new Set<ErrorListener>();

/** The shell listens here and reacts to failures by code; returns how to stop. */
export function onApiError(listener: ErrorListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const networkError = (cause: unknown) =>
  new AppError({ code: 'NETWORK', message: errorText('general.network') }, { cause });

async function toAppError(reply: Response): Promise<AppError> {
  const body = (await reply.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
  const isKnown = body?.code !== undefined && body.code in ERROR_STATUS;
  return new AppError({
    ...body,
    code: isKnown ? (body.code as ErrorCode) : reply.status >= 500 ? 'INTERNAL' : 'BAD_REQUEST',
    message: body?.message ?? errorText('general.server'),
  });
}

/** The options of any call, its name forgotten. */
interface AnyOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  onProgress?: (sent: number) => void;
}

async function send(name: CallName, call: Call, options: AnyOptions): Promise<unknown> {
  const { params, query, body, signal, headers, onProgress } = options;
  const token = await currentToken();
  if (!token?.trim() && call.access !== 'public') {
    throw new AppError({ code: 'UNAUTHENTICATED', message: errorText('general.unauthorized') });
  }
  const isForm = body instanceof FormData;
  const address = `/api${fillPath(call.path, params)}${toQueryString(query)}`;
  const ask = onProgress ? fetchWithProgress(onProgress) : fetch;
  const reply = await ask(address, {
    method: call.method.toUpperCase(),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw networkError(cause);
  });
  if (!reply.ok) throw await toAppError(reply);
  return reply.json().catch((cause: unknown) => {
    throw networkError(new Error(`unreadable reply of ${name}`, { cause }));
  });
}

/**
 * The one fetch of the browser.
 * @throws AppError by the reply's code; NETWORK when nothing came back
 */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  const declared: Call = calls[name];
  try {
    return (await send(name, declared, options as AnyOptions)) as ReplyOf<Name>;
  } catch (error) {
    if (error instanceof AppError) {
      for (const listener of listeners) listener(error, declared, options.quiet ?? []);
    }
    throw error;
  }
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
    const inline = takeInline(key, !(await currentToken()));
    if (inline !== undefined) return inline as ReplyOf<Name>;
    return call(name, {
      ...(params && { params }),
      ...(query && { query }),
      ...(quiet && { quiet }),
    } as CallOptions<Name>);
  };
  return useSWR<ReplyOf<Name>, AppError>(isEnabled ? key : null, read, {
    ...swrDefaults,
    ...(isAnswered(key, fallback) && { revalidateOnMount: false }),
    ...swr,
  });
}

/** Asks again for what these calls have read: at once for what is on screen (it stays there meanwhile), later for the rest. */
export async function refresh(...names: readonly CallName[]): Promise<void> {
  const isNamed = (key: unknown) => Array.isArray(key) && names.includes(key[0] as CallName);
  await mutate(isNamed, (current: unknown) => current, { revalidate: true });
}

/** Forgets everything that was read: after a sign-in or sign-out nothing of another person may remain. */
export async function forgetReads(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
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
