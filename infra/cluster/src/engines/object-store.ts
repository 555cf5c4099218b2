import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '@pokriv/local-stack/failure';
import { listens } from '@pokriv/local-stack/net/probes';
import type { ProcessUnit } from '@pokriv/local-stack/processes/unit';
import { projectRoot } from '@pokriv/local-stack/root';
import { onPath } from '@pokriv/local-stack/tools/on-path';

const BUCKET = 'pokriv';

/** The only pair of keys that s3rver knows. */
const KEYS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

export const objectStoreEnv = (port: number): Record<string, string> => ({
  S3_BUCKET: BUCKET,
  DEPLOYMENTS_BUCKET: BUCKET,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'us-east-1',
  ...KEYS,
});

const GATEWAY = 'versitygw';

/**
 * An S3 server that keeps its objects in a folder: the Versity S3 gateway where it is installed, else s3rver. A folder
 * stays with the server that filled it.
 * @throws Failure when that one is gone
 */
export function objectStoreUnit(folder: string, port: number): ProcessUnit {
  const gateway = onPath(GATEWAY);
  const own = join(folder, GATEWAY);
  const isS3rvers = existsSync(join(folder, BUCKET));
  if (!gateway && existsSync(own))
    throw new Failure(`Файловете на клъстера са в ${own}, а ${GATEWAY} го няма в PATH.`);
  mkdirSync(folder, { recursive: true });
  const parts = gateway && !isS3rvers ? gatewayParts(gateway, own, port) : s3rverParts(folder, port);
  return { name: 's3', stage: 'engine', ...parts, ready: () => listens(port) };
}

/** The server that `objectStoreUnit` chose for a running cluster's folder, as a row names it. */
export const objectStoreName = (folder: string): string =>
  existsSync(join(folder, GATEWAY)) ? GATEWAY : 's3rver with the If-Match of this project';

type Parts = Pick<ProcessUnit, 'command' | 'args' | 'env'>;

function s3rverParts(folder: string, port: number): Parts {
  return {
    command: process.execPath,
    args: [join(projectRoot(), 'infra/cluster/src/s3-server.ts')],
    env: { ...process.env, S3_PORT: String(port), S3_FOLDER: folder },
  };
}

function gatewayParts(gateway: string, folder: string, port: number): Parts {
  const [objects, about] = [join(folder, 'objects'), join(folder, 'metadata')];
  mkdirSync(join(objects, BUCKET), { recursive: true });
  mkdirSync(about, { recursive: true });
  return {
    command: gateway,
    args: ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--sidecar', about, objects],
    env: {
      ...process.env,
      ROOT_ACCESS_KEY: KEYS.S3_ACCESS_KEY_ID,
      ROOT_SECRET_KEY: KEYS.S3_SECRET_ACCESS_KEY,
    },
  };
}
