import { rateLimited } from '@pokriv/contracts/errors';
import { SITE_FACTOR, type LimitRule } from '@pokriv/service-kit/limits';
import { networkOf, siteOf } from '@pokriv/service-kit/network';
import { LRUCache } from 'lru-cache';

import type { WindowCounts } from './window-counts.ts';

/** What to count of one caller. */
export interface Counted {
  /** How long the caller waits for new points, in ms; 0: there are some left. */
  waitOf: (ip: string) => number;
  add: (ip: string) => void;
  /** Counts one. @throws AppError RATE_LIMITED when no points are left */
  take: (ip: string) => void;
}

const KEPT_ADDRESSES = 20_000;
/** Reading an address costs more than counting it. */
const keys = new LRUCache<string, readonly [network: string, site: string | undefined]>({
  max: KEPT_ADDRESSES,
  memoMethod: (ip) => [networkOf(ip), siteOf(ip)],
});

/** A limit by network: an IPv4 address, an IPv6 /64 and, `SITE_FACTOR` times looser, the /48 around it. */
export function networkCount(counts: WindowCounts, name: string, rule: LimitRule): Counted {
  const networks = counts.countOf(name, rule);
  const sites = counts.countOf(`${name}-48`, { ...rule, points: rule.points * SITE_FACTOR });
  const waitOf = (ip: string): number => {
    const [network, site] = keys.memo(ip);
    return Math.max(networks.waitOf(network), site === undefined ? 0 : sites.waitOf(site));
  };
  const add = (ip: string): void => {
    const [network, site] = keys.memo(ip);
    networks.add(network);
    if (site !== undefined) sites.add(site);
  };
  return {
    waitOf,
    add,
    take: (ip) => {
      const wait = waitOf(ip);
      if (wait > 0) throw rateLimited(wait);
      add(ip);
    },
  };
}
