import type { IncomingMessage } from 'node:http';

import { rateLimited } from '@pokriv/contracts/errors';
import type { LimitRule } from '@pokriv/service-kit/limits';

import type { Context } from '../http/context.ts';
import type { VisitorCookies } from '../identity/visitor-cookie.ts';
import { networkCount } from './network-count.ts';
import type { WindowCounts } from './window-counts.ts';

export interface Client {
  ip: string;
  visitor: string | null;
}

export const clientOf = (
  request: IncomingMessage,
  { ip }: Pick<Context, 'ip'>,
  visitors: Pick<VisitorCookies, 'read'>,
): Client => ({ ip, visitor: visitors.read(request.headers.cookie) });

export interface BrowseRules {
  network: LimitRule;
  browser: LimitRule;
}

/** Total of all browsers of a network, as a multiple of its cookieless points. */
export const NETWORK_FACTOR = 10;

export interface BrowseBudget {
  spend: (client: Client) => boolean;
  /** Counts one request. @throws AppError RATE_LIMITED */
  take: (client: Client) => void;
}

/**
 * Browsing budget. A browser with a cookie has its own points, so a scraper behind the same address cannot use them
 * up; cookieless requests share the points of their network. A network's total is bounded too: hoarded cookies do not
 * raise it.
 */
export function browseBudget(
  counts: WindowCounts,
  name: string,
  { network, browser }: BrowseRules,
): BrowseBudget {
  const browsers = counts.countOf(`${name}-browser`, browser);
  const cookieless = networkCount(counts, name, network);
  const total = networkCount(counts, `${name}-all`, {
    ...network,
    points: network.points * NETWORK_FACTOR,
  });

  /** @returns wait in ms; 0 when counted */
  const count = ({ ip, visitor }: Client): number => {
    const own = visitor === null ? cookieless.waitOf(ip) : browsers.waitOf(visitor);
    const wait = Math.max(own, total.waitOf(ip));
    if (wait > 0) return wait;
    if (visitor === null) cookieless.add(ip);
    else browsers.add(visitor);
    total.add(ip);
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
