import { join, resolve } from 'node:path';

import { projectRoot } from './root.ts';

/** State folder of a stack: `DATA_DIR`, by default `.data` of the project. */
export const dataFolder = (): string => resolve(projectRoot(), process.env.DATA_DIR ?? '.data');

export function placesIn(dataDir: string) {
  return {
    dataDir,
    mongo: join(dataDir, 'mongo'),
    redis: join(dataDir, 'redis'),
    auth: join(dataDir, 'auth'),
    accounts: join(dataDir, 'auth', 'accounts.json'),
    mail: join(dataDir, 'mail'),
    stripe: join(dataDir, 'stripe'),
    images: join(dataDir, 'images'),
    objects: join(dataDir, 's3'),
    avatars: join(dataDir, 'avatars'),
    exports: join(dataDir, 'exports'),
    mapArchive: join(dataDir, 'map', 'streets.pmtiles'),
    deployments: join(dataDir, 'deployments'),
    logs: join(dataDir, 'logs'),
    securityLogs: join(dataDir, 'logs', 'security'),
    run: join(dataDir, 'run'),
    stack: join(dataDir, 'run', 'stack.json'),
    secret: join(dataDir, 'secret'),
    vapid: join(dataDir, 'vapid'),
    compileCache: join(dataDir, 'compile-cache'),
  };
}

export type Places = ReturnType<typeof placesIn>;
