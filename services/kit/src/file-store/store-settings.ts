import { z } from 'zod';

const accessKey = z.string().min(1).optional();

/** Access to the store; the bucket is a setting of each process. */
export const s3Access = {
  S3_ENDPOINT: z.url().optional().describe('S3-compatible store; absent: AWS.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: accessKey.describe('Required with a bucket.'),
  S3_SECRET_ACCESS_KEY: accessKey.meta({ description: 'Required with a bucket.', form: 'secret' }),
  S3_PATH_STYLE: z.stringbool().optional().meta({
    description: 'Bucket name in the path, as most stores need it. Default: `true` with `S3_ENDPOINT`.',
    form: '`true`, `false`',
  }),
};

export const s3Settings = {
  S3_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Bucket of the pictures and of the archives of personal data; absent: they are in folders.'),
  ...s3Access,
};

export const deploymentsBucket = {
  DEPLOYMENTS_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Bucket of the built front ends, under `deployments/`; each instance of the BFF follows it into `DEPLOYMENTS_DIR`. Absent: they are in that folder only.',
    ),
  ...s3Access,
};

export const storeSettings = {
  IMAGES_DIR: z.string().default('data/images').meta({
    description:
      'Pictures of listings, unless `S3_BUCKET` is set, and files of running uploads; shared by all instances of the service.',
    form: 'folder',
  }),
  ...s3Settings,
};

export type S3Access = z.output<z.ZodObject<typeof s3Access>>;
export type S3Env = z.output<z.ZodObject<typeof s3Settings>>;
export type StoreSettings = z.output<z.ZodObject<typeof storeSettings>>;
