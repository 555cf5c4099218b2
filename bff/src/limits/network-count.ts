import { rateLimited } from '@pokriv/contracts/errors';
import { SITE_FACTOR, type LimitRule } from '@pokriv/service-kit/limits';
import { networkOf, siteOf } from '@pokriv/service-kit/network';
import { LRUCache } from 'lru-cache';

import type { WindowCounts } from './window-counts.ts';

export interface Counted {
  /** Wait in ms; 0 when points are left. */
  waitOf: (ip: string) => number;
  add: (ip: string) => void;
  /** Counts one request. @throws AppError RATE_LIMITED */
  take: (ip: string) => void;
}

const KEPT_ADDRESSES = 20_000;
/** Memoized: parsing an address costs more than counting it. */
const keys = new LRUCache<string, readonly [network: string, site: string | undefined]>({
  max: KEPT_ADDRESSES,
  memoMethod: (ip) => [networkOf(ip), siteOf(ip)],
});

/** Limit by network: an IPv4 address, an IPv6 /64 and, `SITE_FACTOR` times looser, its /48. */
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
