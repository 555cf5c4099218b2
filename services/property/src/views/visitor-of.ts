import type { Actor } from '@pokriv/contracts/actor';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Caller } from '@pokriv/service-kit/actor';
import { hashOf, SITE_FACTOR } from '@pokriv/service-kit/limits';
import { networkOf, siteOf } from '@pokriv/service-kit/network';

const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|java\/|go-http|lighthouse/iu;

/** Daily limit of browsers per network and listing: above a household's, below a bot's. */
const BROWSERS_A_NETWORK = 20;

const DAY_MS = 86_400_000;

/**
 * Whether an account has its own quota: verified e-mail and older than a day. A newer one counts as its browser and
 * network, because accounts are free to create.
 */
export const isEstablished = (
  { isEmailVerified, memberSince }: Pick<Actor, 'isEmailVerified' | 'memberSince'>,
  now: Date,
): boolean => isEmailVerified && now.getTime() - Date.parse(memberSince) > DAY_MS;

interface NetworkShare {
  key: string;
  most: number;
}

/** A visitor as daily hashes, so that visitors cannot be tracked across days. */
export interface Visitor {
  /** `2026-11-21`, in Sofia. */
  day: string;
  id: string;
  /** Empty for an established account. */
  shares: readonly NetworkShare[];
}

/**
 * An established account, else a browser by its cookie, else the network; undefined for bots and admins, who never
 * count (decisions §4).
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
