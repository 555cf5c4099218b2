import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from 's3rver';

import { s3Store } from './s3-store.ts';

const bucket = 'pictures';
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export async function anS3Store(prefix?: string) {
  const directory = await mkdtemp(join(tmpdir(), 'picture-store-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    store: s3Store({ endpoint, bucket, prefix, region: 'us-east-1', pathStyle: true, ...keys }),
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
