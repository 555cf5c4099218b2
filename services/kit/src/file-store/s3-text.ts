import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';

import { answered, hasStatus, isMissing, s3Client, type S3Settings } from './s3-client.ts';

export interface ReadText {
  text: string;
  etag: string;
}

/** Another writer has replaced the text since the read. */
export class WriteConflict extends Error {}

/** A small text in a bucket with optimistic locking: only a writer that read the last version may replace it. */
export interface S3Text {
  /** @param known ETag of the caller's version @returns undefined when absent */
  read: (known?: string) => Promise<ReadText | 'unchanged' | undefined>;
  /** @param read the version it replaces; undefined: none may exist @throws WriteConflict */
  replace: (text: string, read: ReadText | undefined) => Promise<void>;
}

const NOT_MODIFIED = 304;
/** 409: concurrent writers. */
const CONFLICTS = [409, 412];
const isConflict = (error: unknown): boolean => CONFLICTS.some((status) => hasStatus(error, status));

/** Every call throws AppError UNAVAILABLE when the store does not answer or refuses. */
export function s3Text(settings: S3Settings, Key: string, idleMs: number): S3Text {
  const { bucket: Bucket } = settings;
  const client = s3Client(settings, idleMs);
  const isExpected = (error: unknown): boolean => isMissing(error) || hasStatus(error, NOT_MODIFIED);
  return {
    read: async (known) => {
      try {
        return await answered(async () => {
          const ask = new GetObjectCommand({ Bucket, Key, ...(known && { IfNoneMatch: known }) });
          const { Body, ETag: etag = '' } = await client.send(ask);
          return { text: (await Body?.transformToString()) ?? '', etag };
        }, isExpected);
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (hasStatus(error, NOT_MODIFIED)) return 'unchanged';
        throw error;
      }
    },

    replace: async (text, read) => {
      const condition = read ? { IfMatch: read.etag } : { IfNoneMatch: '*' };
      const put = new PutObjectCommand({ Bucket, Key, Body: text, ...condition });
      try {
        await answered(() => client.send(put), isConflict);
      } catch (error) {
        if (isConflict(error)) throw new WriteConflict(Key, { cause: error });
        throw error;
      }
    },
  };
}
