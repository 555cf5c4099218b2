import { linkEnv, linkSigningOf, primaryCurrency, readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { limitSetting, parseLimit } from '@pokriv/service-kit/limits';
import { storeSettings } from '@pokriv/service-kit/file-store/store-settings';
import { z } from 'zod';

const aDay = (points: number, description: string) =>
  z
    .string()
    .regex(/^\d+\/86400$/u, 'points/86400')
    .default(`${points}/86400`)
    .transform((setting) => parseLimit(setting).points)
    .meta({ description, form: 'points/86400' });

const DB_NAME = z.string().default('property').describe('Database of the service.');
const searchUrl = z.url({ protocol: /^https?$/u });
const searchUrlMeta = {
  description:
    'OpenSearch cluster for searches, which the indexer fills; absent: each instance has an index in memory.',
  form: 'URL',
} as const;

export const propertyEnv = {
  ...serviceEnv,
  ...linkEnv,
  SERVICE_PORT: z.coerce.number().int().default(4001).describe('Port of the service.'),
  DB_NAME,
  ...storeSettings,
  SEARCH_URL: searchUrl.optional().meta(searchUrlMeta),
  PRIMARY_CURRENCY: primaryCurrency,
  LIMIT_PHONE_VISITOR: aDay(
    8,
    'Browser (without a cookie: its network): listings with a revealed phone, per day in Sofia.',
  ),
  LIMIT_PHONE_NETWORK: aDay(40, 'Network: listings with a revealed phone, per day in Sofia.'),
  LIMIT_PHONE_USER: aDay(
    30,
    'Account with a verified e-mail, older than a day: listings with a revealed phone, per day in Sofia.',
  ),
  LIMIT_UPLOADS: limitSetting('300/3600', 'Person: uploaded pictures.'),
  LIMIT_IMPRESSIONS: limitSetting(
    '300/60',
    'Account or browser (without a cookie: its network): impression reports.',
  ),
};

const { NODE_ENV, HOST, LOG_LEVEL, PROCESS_NAME, DRAIN_MS, MONGO_URL } = serviceEnv;
const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = serviceEnv;

export const indexerEnv = {
  NODE_ENV,
  HOST,
  SERVICE_PORT: z.coerce.number().int().default(4005).describe('Port of the health checks.'),
  LOG_LEVEL,
  PROCESS_NAME,
  DRAIN_MS,
  METRICS_PORT,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_SAMPLER_ARG,
  MONGO_URL,
  DB_NAME,
  SEARCH_URL: searchUrl.meta(searchUrlMeta),
  SEARCH_SHARDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('Shards of an index that the indexer creates; a new value takes effect with the next rebuild.'),
};

/** @throws Error with a readable list of invalid settings */
export const readIndexerEnv = () => readEnv(indexerEnv);

/** @throws Error with a readable list of invalid settings */
export function readPropertyEnv() {
  const env = readEnv(propertyEnv);
  return { ...env, linkSigning: linkSigningOf(env) };
}
