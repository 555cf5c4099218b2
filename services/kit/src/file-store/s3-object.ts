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
}

const NOT_FOUND = 404;

/** @returns undefined when there is none @throws AppError UNAVAILABLE when the store does not answer or refuses */
export async function openS3Object(
  settings: S3Settings,
  Key: string,
  idleMs: number,
): Promise<S3Object | undefined> {
  const { bucket: Bucket } = settings;
  const client = s3Client(settings, idleMs);
  const isGone = (error: unknown): boolean => isMissing(error) || hasStatus(error, NOT_FOUND);
  try {
    const about = await answered(() => client.send(new HeadObjectCommand({ Bucket, Key })), isGone);
    const { ETag: etag = '', ContentLength: bytes = 0, LastModified: writtenAt = new Date(0) } = about;
    const read = async (range?: ByteRange): Promise<Readable | undefined> => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const ask = new GetObjectCommand({ Bucket, Key, Range });
        const { Body, ETag } = await answered(() => client.send(ask), isGone);
        if (!(Body instanceof Readable)) return undefined;
        if (ETag === etag) return Body;
        Body.destroy();
        return undefined;
      } catch (error) {
        if (isGone(error)) return undefined;
        throw error;
      }
    };
    return { etag, bytes, writtenAt, read };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
