import { createHash } from 'node:crypto';

import type { Caller } from '@pokriv/service-kit/actor';

const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|java\/|go-http|lighthouse/iu;

/** Somebody who looks, as hashes of a day: nobody can be followed from one day to the next. */
export interface Visitor {
  id: string;
  /** Of a visitor without an account: how many may come from one address is limited. */
  address?: string;
}

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

/** An account, or an address with a browser; undefined for those who never count: bots and admins (decisions §4). */
export function visitorOf({ actor, ip }: Caller, userAgent: string, day: string): Visitor | undefined {
  if (userAgent === '' || BOTS.test(userAgent) || actor?.role === 'admin') return undefined;
  if (actor) return { id: hashOf(day, actor.id) };
  return { id: hashOf(day, ip, userAgent), address: hashOf(day, ip) };
}
