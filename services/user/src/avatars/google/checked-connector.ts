import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { buildConnector } from 'undici';

import { isPublicAddress } from './is-public-address.ts';

/** Resolves all addresses of a host, once. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

export interface Wire {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  plainPort?: number;
}

/** Thrown for a host with an address outside the public internet. */
export class InnerAddress extends Error {
  override name = 'InnerAddress';
}

export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/**
 * Connects only to checked addresses. The check runs in the connection's own DNS lookup, which prevents DNS
 * rebinding.
 */
export function checkedConnector(wire: Wire, timeout: number): buildConnector.connector {
  const { resolve = resolveBySystem, isAllowed = isPublicAddress, plainPort } = wire;
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        // one internal address among several is enough: no legitimate host mixes them
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          return done(new InnerAddress(host), [], 0);
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, [], 0),
    );
  };
  const connect = buildConnector({ lookup, timeout });
  return (options, done) =>
    connect(plainPort ? { ...options, protocol: 'http:', port: String(plainPort) } : options, done);
}
