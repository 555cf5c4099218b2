import { z } from 'zod';

export const s3Settings = {
  /** Set: pictures are stored in this bucket. */
  S3_BUCKET: z.string().min(1).optional(),
  /** Default: AWS. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Default: on with an endpoint, as most stores need it. */
  S3_PATH_STYLE: z.stringbool().optional(),
};

export const storeSettings = {
  /** Pictures, unless S3_BUCKET is set; always the temp files of uploads. */
  IMAGES_DIR: z.string().default('data/images'),
  ...s3Settings,
};

export type S3Env = z.output<z.ZodObject<typeof s3Settings>>;
export type StoreSettings = z.output<z.ZodObject<typeof storeSettings>>;
