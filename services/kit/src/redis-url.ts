import type { RedisOptions } from 'ioredis';
import { z } from 'zod';

const SENTINEL = 'redis+sentinel://';
const SENTINEL_PORT = 26_379;
const EXAMPLE = 'redis+sentinel://h1:26379,h2:26379,h3:26379/name';

/** Groups: user, password, hosts, name, query. */
const parts = /^redis\+sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([^@/?]+)(?:\/([^/?]*))?\/?(?:\?(.*))?$/u;
const host = /^(\[[\da-f:.]+\]|[^:[\]\s]+)(?::(\d+))?$/iu;

function sentinelAt(address: string): { host: string; port: number } {
  const [, name, digits = SENTINEL_PORT] = host.exec(address) ?? [];
  const port = Number(digits);
  if (!name || port < 1 || port > 65_535) throw new Error(`"${address}" is not host:port, as in ${EXAMPLE}`);
  return { host: name.replace(/^\[|\]$/gu, ''), port };
}

function sentinelOptions(url: string): RedisOptions {
  const [, user, password, hosts = '', name, query] = parts.exec(url) ?? [];
  if (!hosts) throw new Error(`sentinels are written ${EXAMPLE}`);
  if (!name) throw new Error(`the name that the sentinels watch is missing, as in ${EXAMPLE}`);
  const given = Object.fromEntries(new URLSearchParams(query));
  const { db = '0', sentinelPassword, ...unknown } = given;
  const [first] = Object.keys(unknown);
  if (first !== undefined) throw new Error(`unknown parameter "${first}": db and sentinelPassword exist`);
  if (!/^\d{1,4}$/u.test(db)) throw new Error(`db=${db} is not a number`);
  return {
    sentinels: hosts.split(',').map(sentinelAt),
    name: decodeURIComponent(name),
    db: Number(db),
    ...(user && { username: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(sentinelPassword && { sentinelPassword }),
  };
}

/**
 * Parses the address of Redis: one server (`redis://`, `rediss://`), or `redis+sentinel://` with the sentinels, which
 * name the current primary. User and password are those of Redis; the sentinels have `?sentinelPassword=`.
 * @throws Error with the reason, without the password
 */
export function redisAddress(url: string): RedisOptions | string {
  if (url.startsWith(SENTINEL)) return sentinelOptions(url);
  if (/^rediss?:\/\//u.test(url) && URL.canParse(url)) return url;
  throw new Error(`Redis is written redis://host:port, rediss://host:port or ${EXAMPLE}`);
}

export const redisUrl = z.string().superRefine((url, context) => {
  try {
    redisAddress(url);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'not readable' });
  }
});
