import { S3Client } from '@aws-sdk/client-s3';
import { unavailable } from '@pokriv/contracts/errors';

export interface S3Settings {
  endpoint?: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/name` rather than `bucket.endpoint/name`. */
  pathStyle: boolean;
}

const ATTEMPTS = 3;
const CONNECT_MS = 2000;

/**
 * Any S3-compatible store. Sends checksums only where S3 requires them: smaller stores refuse the rest.
 * @param idleMs timeout of a silent connection; by default a request would never time out
 */
export const s3Client = (settings: Omit<S3Settings, 'bucket'>, idleMs: number): S3Client =>
  new S3Client({
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: idleMs, socketTimeout: idleMs },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof Error &&
  '$metadata' in error &&
  (error.$metadata as { httpStatusCode?: number }).httpStatusCode === status;

export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';

/** @throws AppError UNAVAILABLE when the store does not answer or refuses; rethrows errors of `isExpected` */
export async function answered<Result>(
  call: () => Promise<Result>,
  isExpected: (error: unknown) => boolean = isMissing,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (isExpected(error)) throw error;
    throw unavailable(undefined, error);
  }
}
