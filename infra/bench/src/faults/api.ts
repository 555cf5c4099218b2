import { calls, fillPath, type CallName } from '@pokriv/contracts/calls';

const PATIENCE_MS = 15_000;

export interface Question {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  token?: string;
  /** Idempotency-Key. */
  key?: string;
}

export interface Answer {
  /** 0: no reply, outcome unknown */
  status: number;
  /** 2xx: the write must be durable */
  isAcknowledged: boolean;
  isUnknown: boolean;
  /** why no reply came, such as `UND_ERR_SOCKET` or `TimeoutError` */
  cause?: string;
  body: Body;
}

interface Body {
  data?: {
    id?: string;
    token?: string;
    user?: { id: string };
    status?: string;
    images?: { id: string }[];
  } & unknown[];
  servedToken?: string;
  pagination?: { hasNext: boolean; total: number };
  code?: string;
}

export type Ask = (name: CallName, question?: Question) => Promise<Answer>;

/**
 * Client of the public API; never throws.
 * @param always headers of every call, such as the client address set by a trusted proxy
 */
export function createApi(origin: string, always: Readonly<Record<string, string>> = {}): Ask {
  return async (name, { params, query, body, form, token, key } = {}) => {
    const { method, path } = calls[name];
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const headers: Record<string, string> = {
      ...always,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    try {
      const reply = await fetch(`${origin}/api${fillPath(path, params)}${search}`, {
        method: method.toUpperCase(),
        headers,
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return answerOf(reply.status, (await reply.json()) as Body);
    } catch (error) {
      return { ...answerOf(0, {}), cause: causeOf(error) };
    }
  };
}

function answerOf(status: number, body: Body): Answer {
  const isAcknowledged = status >= 200 && status < 300;
  return { status, body, isAcknowledged, isUnknown: status === 0 || status >= 500 };
}

/** Code or name of what broke a `fetch`. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return `${code}: ${cause.message}`;
}
