import { Readable } from 'node:stream';

import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';

import { answered, hasStatus, isMissing, s3Client, type S3Settings } from './s3-client.ts';

/** Positions of the first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One version of a large object, read in parts. */
export interface S3Object {
  etag: string;
  bytes: number;
  writtenAt: Date;
  /** @returns undefined when the object was replaced or removed @throws AppError UNAVAILABLE */
  read: (range?: ByteRange) => Promise<Readable | undefined>;
  /** The version that the object has now. @returns undefined when it was removed @throws AppError UNAVAILABLE */
  reopen: () => Promise<S3Object | undefined>;
}

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

const isGone = (error: unknown): boolean => isMissing(error) || hasStatus(error, NOT_FOUND);
const isReplaced = (error: unknown): boolean => isGone(error) || hasStatus(error, PRECONDITION_FAILED);

/** @returns undefined when there is none @throws AppError UNAVAILABLE when the store does not answer or refuses */
export function openS3Object(
  settings: S3Settings,
  Key: string,
  idleMs: number,
): Promise<S3Object | undefined> {
  const { bucket: Bucket } = settings;
  const client = s3Client(settings, idleMs);

  const open = async (): Promise<S3Object | undefined> => {
    try {
      const about = await answered(() => client.send(new HeadObjectCommand({ Bucket, Key })), isGone);
      const { ETag: etag = '', ContentLength: bytes = 0, LastModified: writtenAt = new Date(0) } = about;
      return { etag, bytes, writtenAt, read: (range) => read(etag, range), reopen: open };
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  };

  const read = async (etag: string, range?: ByteRange): Promise<Readable | undefined> => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const ask = new GetObjectCommand({ Bucket, Key, Range, ...(etag && { IfMatch: etag }) });
    try {
      const { Body, ETag } = await answered(() => client.send(ask), isReplaced);
      if (!(Body instanceof Readable)) return undefined;
      // Smaller stores ignore `If-Match`
      if ((ETag ?? '') === etag) return Body;
      Body.destroy();
      return undefined;
    } catch (error) {
      if (isReplaced(error)) return undefined;
      throw error;
    }
  };

  return open();
}
