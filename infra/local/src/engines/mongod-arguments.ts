import { REPLICA_SET } from './replica-set.ts';

/** Arguments of mongod: loopback only, log to stdout. */
export function mongodArguments(port: number, dataDir: string): string[] {
  return [
    ...['--dbpath', dataDir, '--port', String(port), '--bind_ip', '127.0.0.1'],
    ...['--replSet', REPLICA_SET, '--oplogSize', '256', '--wiredTigerCacheSizeGB', '1', '--nounixsocket'],
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    // a primary waits 15 s at shutdown for a successor, which a set of one never has
    ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
  ];
}

export const mongoUrlOf = (...ports: readonly number[]): string =>
  `mongodb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/?replicaSet=${REPLICA_SET}`;
