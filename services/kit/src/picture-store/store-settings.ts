import { z } from 'zod';

/** Settings of a store of S3's kind, for every process that writes or serves pictures. */
export const s3Settings = {
  /** Set: pictures lie in this bucket of an S3-compatible store. */
  S3_BUCKET: z.string().min(1).optional(),
  /** Absent: AWS itself. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Absent: as most stores want it, by the path when there is an endpoint. */
  S3_PATH_STYLE: z.stringbool().optional(),
};

/** Settings of the store of listings' pictures. */
export const storeSettings = {
  /** The pictures themselves, unless S3_BUCKET is set; in any case the files of an upload under way. */
  IMAGES_DIR: z.string().default('data/images'),
  ...s3Settings,
};

export type S3Env = z.output<z.ZodObject<typeof s3Settings>>;
export type StoreSettings = z.output<z.ZodObject<typeof storeSettings>>;
