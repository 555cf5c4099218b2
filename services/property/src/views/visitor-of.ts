import type { Actor } from '@pokriv/contracts/actor';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Caller } from '@pokriv/service-kit/actor';
import { hashOf, SITE_FACTOR } from '@pokriv/service-kit/limits';
import { networkOf, siteOf } from '@pokriv/service-kit/network';

const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|java\/|go-http|lighthouse/iu;

/** So many browsers of one network count for one listing on a day: a household has fewer, a machine invents them. */
const BROWSERS_A_NETWORK = 20;

const DAY_MS = 86_400_000;

/**
 * Whether an account may have a share of its own: with a verified e-mail and older than a day. What a newer one does counts
 * as its browser's and its network's, because accounts cost an attacker nothing.
 */
export const isEstablished = (
  { isEmailVerified, memberSince }: Pick<Actor, 'isEmailVerified' | 'memberSince'>,
  now: Date,
): boolean => isEmailVerified && now.getTime() - Date.parse(memberSince) > DAY_MS;

/** Of how many browsers a network's views of one listing count. */
interface NetworkShare {
  key: string;
  most: number;
}

/** A caller who looks, as hashes of a day: no one can be followed from one day to the next. */
export interface Visitor {
  /** `2026-11-21`, in Sofia. */
  day: string;
  id: string;
  /** Empty for an established account. */
  shares: readonly NetworkShare[];
}

/**
 * An established account, else a browser by its cookie, else whatever comes from a network without one; undefined for those
 * who never count: bots and admins (decisions §4).
 */
export function visitorOf({ actor, ip, visitor }: Caller, userAgent: string, now: Date): Visitor | undefined {
  if (userAgent === '' || BOTS.test(userAgent) || actor?.role === 'admin') return undefined;
  const day = sofiaDay(now);
  const keyOf = (kind: string, who: string) => hashOf([day, kind, who].join('\n'));
  if (actor && isEstablished(actor, now)) return { day, id: keyOf('account', actor.id), shares: [] };
  const [network, site] = [networkOf(ip), siteOf(ip)];
  return {
    day,
    id: keyOf('browser', visitor ?? network),
    shares: [
      { key: keyOf('network', network), most: BROWSERS_A_NETWORK },
      ...(site === undefined ? [] : [{ key: keyOf('site', site), most: BROWSERS_A_NETWORK * SITE_FACTOR }]),
    ],
  };
}
