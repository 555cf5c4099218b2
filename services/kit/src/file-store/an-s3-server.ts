import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver, { type Context } from 's3rver';

import { s3Store, type S3StoreSettings } from './s3-store.ts';

const BUCKET = 'pokriv';
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A local S3 server for tests and the cluster. Without `folder` its files are temporary. */
export async function anS3Server({ port = 0, folder }: { port?: number; folder?: string } = {}) {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 's3-')));
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  server.middleware.unshift(endUploads(directory), writeConditionally(server));
  const { port: ownPort } = await server.run();
  const endpoint = `http://127.0.0.1:${ownPort}`;
  const settings = { endpoint, bucket: BUCKET, region: 'us-east-1', pathStyle: true, ...keys };
  return {
    settings,
    /** Settings of a process. */
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    store: (place: Pick<S3StoreSettings, 'prefix'> = {}) => s3Store({ ...settings, ...place }),
    close: async () => {
      await server.close();
      if (!folder) await rm(directory, { recursive: true, force: true });
    },
  };
}

type Middleware = S3rver['middleware'][number];

/** Adds the listing and abortion of unfinished uploads, missing in s3rver. */
function endUploads(directory: string): Middleware {
  const folder = join(directory, BUCKET, '._S3rver_uploads');
  return async (context, next) => {
    const { uploadId } = context.query;
    if (context.method === 'DELETE' && uploadId) {
      await rm(join(folder, uploadId), { recursive: true });
      context.status = 204;
    } else if (context.method === 'GET' && 'uploads' in context.query) {
      const ids = await readdir(folder).catch(() => []);
      const uploads = await Promise.all(
        ids.map(async (id) => {
          const key = await readFile(join(folder, id, 'key'), 'utf8');
          const since = (await stat(join(folder, id, 'key'))).mtime.toISOString();
          return key.startsWith(context.query.prefix ?? '')
            ? `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${since}</Initiated></Upload>`
            : '';
        }),
      );
      context.type = 'application/xml';
      context.body = `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`;
    } else await next();
  };
}

/** Adds `If-Match` and `If-None-Match: *` of a PUT, one at a time; s3rver ignores both. */
function writeConditionally({ store }: S3rver): Middleware {
  let queue = Promise.resolve();
  const isRefused = async ({ path, headers }: Context): Promise<boolean> => {
    const key = path.slice(BUCKET.length + 2);
    const etag = await store.getMetadata(BUCKET, key).then(
      (found) => found.etag,
      () => undefined,
    );
    return headers['if-none-match'] ? etag !== undefined : headers['if-match'] !== etag;
  };
  return async (context, next) => {
    const { method, headers } = context;
    if (method !== 'PUT' || !(headers['if-match'] ?? headers['if-none-match'])) return next();
    const turn = queue.then(async () => {
      if (!(await isRefused(context))) return next();
      context.status = 412;
      context.type = 'application/xml';
      context.body = '<Error><Code>PreconditionFailed</Code></Error>';
    });
    queue = turn.catch(() => undefined);
    return turn;
  };
}
