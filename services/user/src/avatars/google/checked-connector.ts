import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { buildConnector } from 'undici';

import { isPublicAddress } from './is-public-address.ts';

/** All addresses of a host, resolved once. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** Only the drill and tests set these, to stand in for name servers and for Google. */
export interface Wire {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  /** Where the stand-in listens, without TLS. */
  plainPort?: number;
}

/** A host leads, or may lead, into a network that is not the public one. */
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
 * Connects to exactly the addresses that were checked: the check is the resolution of the connection itself, so that a
 * host cannot answer one address to the check and another to the connection.
 */
export function checkedConnector(wire: Wire, timeout: number): buildConnector.connector {
  const { resolve = resolveBySystem, isAllowed = isPublicAddress, plainPort } = wire;
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        // one inner address among many is enough of a reason: nobody serious mixes them
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
