import { calls, type CallName } from '@pokriv/contracts/calls';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';

interface Asked<Name extends CallName> {
  params?: ParamsOf<Name>;
  query?: QueryOf<Name>;
  body?: BodyOf<Name>;
  token?: string;
  /** Client address of the call; absent: this machine. */
  ip?: string;
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map(String);

/**
 * Calls the API outside the browser.
 * @throws Error for a status other than 2xx
 */
export async function ask<Name extends CallName>(
  name: Name,
  asked: Asked<Name> = {},
): Promise<ReplyOf<Name>> {
  const { method, path } = calls[name];
  const params: Readonly<Record<string, unknown>> = asked.params ?? {};
  const address = path.replaceAll(/:(\w+)/gu, (_, key: string) => encodeURIComponent(String(params[key])));
  const url = new URL(`/api${address}`, `http://localhost:${process.env.E2E_PORT}`);
  for (const [key, value] of Object.entries(asked.query ?? {}))
    for (const text of textsOf(value)) url.searchParams.append(key, text);
  const reply = await fetch(url, {
    // `fetch` does not upper-case `patch`
    method: method.toUpperCase(),
    headers: {
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
      ...(asked.token && { authorization: `Bearer ${asked.token}` }),
      ...(asked.ip && { 'x-forwarded-for': asked.ip }),
    },
    body: asked.body === undefined ? undefined : JSON.stringify(asked.body),
  });
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(answer)}`);
  return answer as ReplyOf<Name>;
}
