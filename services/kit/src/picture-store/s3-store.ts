import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand } from '@aws-sdk/client-s3';
import { unavailable } from '@pokriv/contracts/errors';

import { CACHING, contentType, type PictureStore } from './picture-store.ts';

export interface S3Settings {
  endpoint?: string;
  bucket: string;
  prefix?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/name` rather than `bucket.endpoint/name`. */
  pathStyle: boolean;
}

/** By default a request to an unresponsive store never times out. */
const timeouts = { connectionTimeout: 2000, requestTimeout: 8000, socketTimeout: 8000 };
const ATTEMPTS = 3;

/**
 * Any S3-compatible store. Checksums are sent only where S3 requires them, since smaller stores refuse the rest. Every
 * call throws AppError UNAVAILABLE when the store does not answer or refuses.
 */
export function s3Store(settings: S3Settings): PictureStore {
  const { endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  const keyOf = (name: string): string => (settings.prefix ?? '') + name;
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: timeouts,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    put: (name, source) =>
      answered(async () => {
        const Key = keyOf(name);
        // a few hundred kB; a stream could not be retried
        const Body = await readFile(source);
        const ContentType = contentType(Key);
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: CACHING }));
      }),

    open: (name) =>
      answered(async () => {
        const Key = keyOf(name);
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body instanceof Readable ? { bytes: ContentLength, stream: Body } : undefined;
      }).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),

    remove: async (names) => {
      await Promise.all(
        names.map((name) =>
          answered(() => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))),
        ),
      );
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';

async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) throw error;
    throw unavailable(undefined, error);
  }
}
