import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { listens } from '@pokriv/local-stack/net/probes';
import type { ProcessUnit } from '@pokriv/local-stack/processes/unit';
import { projectRoot } from '@pokriv/local-stack/root';

const BUCKET = 'pokriv';

/** s3rver knows only this pair of keys. */
const KEYS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

export const objectStoreEnv = (port: number): Record<string, string> => ({
  S3_BUCKET: BUCKET,
  DEPLOYMENTS_BUCKET: BUCKET,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'us-east-1',
  ...KEYS,
});

/** An S3 server that keeps its objects in a folder. */
export function objectStoreUnit(folder: string, port: number): ProcessUnit {
  mkdirSync(folder, { recursive: true });
  return {
    name: 's3',
    stage: 'engine',
    command: process.execPath,
    args: [join(projectRoot(), 'infra/cluster/src/s3-server.ts')],
    env: { ...process.env, S3_PORT: String(port), S3_FOLDER: folder },
    ready: () => listens(port),
  };
}
