import type { IncomingMessage } from 'node:http';

import { rateLimited } from '@pokriv/contracts/errors';
import type { LimitRule } from '@pokriv/service-kit/limits';

import type { Context } from '../http/context.ts';
import type { VisitorCookies } from '../identity/visitor-cookie.ts';
import { networkCount } from './network-count.ts';
import type { WindowCounts } from './window-counts.ts';

/** Who browses: an address, and the id of a browser whose cookie was signed here. */
export interface Client {
  ip: string;
  visitor: string | null;
}

/** Who browses, as budgets tell them apart. */
export const clientOf = (
  request: IncomingMessage,
  { ip }: Pick<Context, 'ip'>,
  visitors: Pick<VisitorCookies, 'read'>,
): Client => ({ ip, visitor: visitors.read(request.headers.cookie) });

export interface BrowseRules {
  /** Of all requests of a network that carry no cookie. */
  network: LimitRule;
  /** Of each browser with a cookie. */
  browser: LimitRule;
}

/** All browsers of a network together have so many times the points of its requests without a cookie. */
export const NETWORK_FACTOR = 10;

export interface BrowseBudget {
  /** Counts one. @returns whether there was a point left */
  spend: (client: Client) => boolean;
  /** Counts one. @throws AppError RATE_LIMITED when there is no point left */
  take: (client: Client) => void;
}

/**
 * What a browser may fetch. One with a cookie has points of its own, so that a scraper behind the same address takes none
 * of them; requests without a cookie share those of their network. What all browsers of a network have together is bounded
 * too, so that cookies that were collected over days are not worth more and more.
 */
export function browseBudget(
  counts: WindowCounts,
  name: string,
  { network, browser }: BrowseRules,
): BrowseBudget {
  const browsers = counts.countOf(`${name}-browser`, browser);
  const strangers = networkCount(counts, name, network);
  const everybody = networkCount(counts, `${name}-all`, {
    ...network,
    points: network.points * NETWORK_FACTOR,
  });

  /** @returns how long to wait, in ms; 0: it was counted */
  const count = ({ ip, visitor }: Client): number => {
    const own = visitor === null ? strangers.waitOf(ip) : browsers.waitOf(visitor);
    const wait = Math.max(own, everybody.waitOf(ip));
    if (wait > 0) return wait;
    if (visitor === null) strangers.add(ip);
    else browsers.add(visitor);
    everybody.add(ip);
    return 0;
  };
  return {
    spend: (client) => count(client) === 0,
    take: (client) => {
      const wait = count(client);
      if (wait > 0) throw rateLimited(wait);
    },
  };
}
