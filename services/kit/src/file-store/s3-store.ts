import { readFile } from 'node:fs/promises';
import { Readable, Transform, type Writable } from 'node:stream';

import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { unavailable } from '@pokriv/contracts/errors';

import type { FileStore } from './file-store.ts';
import { answered, isMissing, s3Client, type S3Settings } from './s3-client.ts';

/** Stored with a file, for other readers of the bucket. */
export interface FileHeaders {
  ContentType: string;
  CacheControl: string;
}

export interface S3StoreSettings extends S3Settings {
  prefix?: string;
  headersOf?: (name: string) => FileHeaders;
  /** Longer for large files: a slow reader keeps the connection silent. */
  idleMs?: number;
}

const IDLE_MS = 8000;
/** Each part, at least 5 MiB, is in memory. */
const PARTS_AT_ONCE = 2;

/** Every call throws AppError UNAVAILABLE when the store does not answer or refuses. */
export function s3Store(settings: S3StoreSettings): FileStore {
  const { bucket: Bucket, prefix = '', headersOf, idleMs = IDLE_MS } = settings;
  const client = s3Client(settings, idleMs);
  const keyOf = (name: string): string => prefix + name;
  const nameOf = (key = ''): string => key.slice(prefix.length);
  return {
    put: (name, source) =>
      answered(async () => {
        // a few hundred kB; a stream could not be retried
        const Body = await readFile(source);
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body, ...headersOf?.(name) }));
      }),

    write: (name, fill) => writeInParts(client, { Bucket, Key: keyOf(name), ...headersOf?.(name) }, fill),

    open: (name) =>
      answered(async () => {
        const Key = keyOf(name);
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body instanceof Readable ? { bytes: ContentLength, stream: Body } : undefined;
      }).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),

    list: async function* list(start = '') {
      const query = { Bucket, Prefix: keyOf(start) };
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, query))
          for (const { Key, LastModified = new Date() } of Contents)
            yield { name: nameOf(Key), writtenAt: LastModified };
      } catch (error) {
        throw unavailable(undefined, error);
      }
    },

    remove: async (names) => {
      await Promise.all(
        names.map((name) =>
          answered(() => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))),
        ),
      );
    },

    removeUnfinished: (isAbandoned) =>
      answered(async () => {
        const { Uploads = [] } = await client.send(
          new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }),
        );
        for (const { Key, UploadId, Initiated = new Date() } of Uploads)
          if (await isAbandoned({ name: nameOf(Key), writtenAt: Initiated }))
            await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }),
  };
}

/**
 * Sends a small file as one request; a large one becomes visible once its last part is confirmed.
 * @throws the error of `fill`; AppError UNAVAILABLE when the store fails
 */
async function writeInParts(
  client: S3Client,
  target: PutObjectCommandInput,
  fill: (target: Writable) => Promise<void>,
): Promise<number> {
  let bytes = 0;
  const Body = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      bytes += chunk.length;
      next(null, chunk);
    },
  });
  const upload = new Upload({ client, params: { ...target, Body }, queueSize: PARTS_AT_ONCE });
  let isFilled = true;
  const filling = fill(Body).catch((error: unknown) => {
    isFilled = false;
    Body.destroy();
    throw error;
  });
  const uploading = upload.done().catch((error: unknown) => {
    // the writer must not wait for a store that stopped reading
    Body.destroy();
    throw isFilled ? unavailable(undefined, error) : error;
  });
  const [filled, uploaded] = await Promise.allSettled([filling, uploading]);
  for (const { reason } of [uploaded, filled].filter((result) => result.status === 'rejected')) throw reason;
  return bytes;
}
