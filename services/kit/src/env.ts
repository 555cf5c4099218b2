import { z } from 'zod';

import { redisUrl } from './redis-url.ts';
import type { SigningSecret } from './signed-text.ts';
import { telemetryEnv } from './telemetry/telemetry-env.ts';

/** Defaults to `production`: a deployment without the setting gets no local defaults and no unsigned tokens. */
const NodeEnv = z.enum(['development', 'production', 'test']).default('production');

const isProduction = (): boolean => NodeEnv.safeParse(process.env.NODE_ENV).data === 'production';

const EMULATOR = 'FIREBASE_AUTH_EMULATOR_HOST';

/** With the emulator's address set, firebase-admin accepts unsigned tokens (`alg: none`) for any user. */
const noEmulator = (): string[] =>
  isProduction() && process.env[EMULATOR]
    ? [`✖ unsigned tokens would be accepted in production: unset it\n  → at ${EMULATOR}`]
    : [];

/**
 * The description of a setting (`.describe`) stands in docs/settings.md, made by `npm run docs`.
 *
 * @throws Error that lists all invalid settings
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  given: Readonly<Record<string, string | undefined>> = process.env,
) {
  const result = z.object(shape).safeParse(given);
  const problems = [...(result.success ? [] : [z.prettifyError(result.error)]), ...noEmulator()];
  if (result.success && problems.length === 0) return Object.freeze(result.data);
  throw new Error(
    `Invalid environment (${isProduction() ? 'production' : 'local'}):\n${problems.join('\n')}`,
  );
}

/** A default for the local stack and tests, and another or none in production. */
export const defaultByMode = <Schema extends z.ZodType<unknown, string>>(
  schema: Schema,
  value: { local: string; production?: string },
) => z.preprocess((given) => given ?? (isProduction() ? value.production : value.local), schema);

/** A default for the local stack and tests; in production the setting is required. */
export const localDefault = <Schema extends z.ZodType<unknown, string>>(schema: Schema, local: string) =>
  defaultByMode(schema, { local });

const SECRET_BYTES = 32;
const LOCAL_SECRET_BYTES = 16;
const SECRET_CHARACTERS = 10;
const PLACEHOLDER = /secret|password|change.?me|example|default|demo|test/iu;

/** More than half of the neighbouring characters are equal or consecutive, as in `aaaa…` and `12345678…`. */
const isSequence = (text: string): boolean => {
  const steps = [...text.slice(1)].filter((_, index) => {
    const step = text.charCodeAt(index + 1) - text.charCodeAt(index);
    return Math.abs(step) <= 1;
  });
  return steps.length > text.length / 2;
};

const isRepetition = (text: string): boolean => /^(.{1,16}?)\1+.{0,15}$/su.test(text);

/** Two hex digits are one byte. */
const bytesOf = (text: string): number =>
  /^[\da-f]+$/iu.test(text) ? text.length / 2 : Buffer.byteLength(text);

const looksRandom = (text: string): boolean =>
  new Set(text).size >= SECRET_CHARACTERS &&
  !isSequence(text) &&
  !isRepetition(text) &&
  !PLACEHOLDER.test(text);

/** A secret of our own: in production at least 32 bytes that look random (`openssl rand -base64 48`). */
export const secret = z
  .string()
  .refine((text) => bytesOf(text) >= (isProduction() ? SECRET_BYTES : LOCAL_SECRET_BYTES), {
    error: () => `at least ${isProduction() ? SECRET_BYTES : LOCAL_SECRET_BYTES} bytes`,
  })
  .refine((text) => !isProduction() || looksRandom(text), 'looks guessable: use openssl rand -base64 48');

export const issuedKey = (pattern: RegExp) =>
  z
    .string()
    .min(1)
    .refine((key) => !isProduction() || pattern.test(key), `does not look like ${String(pattern)}`);

export const publicOrigin = localDefault(
  z
    .url()
    .refine((url) => !isProduction() || url.startsWith('https://'), 'https in production')
    .transform((url) => new URL(url).origin),
  'http://localhost:3000',
).meta({
  description:
    'Origin of the site, in links of pages and mails and as return address from Stripe. https in production.',
  form: 'URL',
});

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const logEnv = {
  LOG_LEVEL: z.enum(logLevels).default('info').describe('Lowest level of the lines that are written.'),
  PROCESS_NAME: z.string().default('pokriv').describe('Value of `process` in each log line.'),
  ACCESS_LOG: defaultByMode(z.enum(['on', 'off']), { local: 'off', production: 'on' }).meta({
    description: 'One line for each request at `info`; off: at `debug`. Cache hits are only counted.',
    form: '`on`, `off`',
  }),
};

/** The second secret that is accepted during a rotation; nothing is made with it. */
const rotating = (name: string) =>
  secret.optional().meta({
    description: `Accepted besides \`${name}\` while it is rotated; nothing is made with it.`,
    form: 'secret',
  });

export const processEnv = {
  NODE_ENV: NodeEnv.describe('Mode. Local defaults and the Auth emulator exist outside production only.'),
  HOST: z.string().default('127.0.0.1').describe('Address on which the process listens.'),
  REDIS_URL: redisUrl.default('redis://127.0.0.1:6479').meta({
    description:
      'Redis, the same for all processes; or its sentinels, which name the present primary. Add `?db=` and `?sentinelPassword=` where needed.',
    form: '`redis://host:port` or `redis+sentinel://user:password@h1:p1,h2:p2,h3:p3/name`',
  }),
  ACTOR_SECRET: secret.meta({
    description:
      'Key of sealed actors, cookies and keyed hashes, the same for all processes. In production 32 random bytes: `openssl rand -base64 48`. Rotation: docs/operations.md.',
    form: 'secret',
  }),
  ACTOR_SECRET_PREVIOUS: rotating('ACTOR_SECRET'),
  SECURITY_LOG_DIR: z
    .string()
    .optional()
    .meta({ description: 'Folder of the daily files of the security log; absent: stdout.', form: 'folder' }),
  DRAIN_MS: defaultByMode(
    z
      .string()
      .regex(/^\d{1,5}$/u, 'milliseconds')
      .transform(Number),
    {
      local: '0',
      production: '3000',
    },
  ).meta({
    description:
      'Time between SIGTERM and the end of listening: the process is not ready but still serves. Longer than a balancer needs to see it.',
    form: 'milliseconds',
  }),
  ...logEnv,
  ...telemetryEnv,
};

export const serviceEnv = {
  ...processEnv,
  MONGO_URL: z
    .string()
    .default('mongodb://127.0.0.1:27117/?replicaSet=rs0')
    .describe('MongoDB, a replica set; each service has its own database in it.'),
};

/** The same for the BFF and every service that reads or writes sums. */
export const primaryCurrency = z
  .enum(['BGN', 'EUR'])
  .default('BGN')
  .describe('Currency shown first and of bounds that name none; the other one stands beside it.');

/** For processes that make or open links of mails, which live longer than seals and cookies. */
export const linkEnv = {
  LINK_SECRET: secret.optional().meta({
    description:
      'Key of the links in mails, the same for all processes that have it. Required in production; elsewhere `ACTOR_SECRET` by default.',
    form: 'secret',
  }),
  LINK_SECRET_PREVIOUS: rotating('LINK_SECRET'),
};

/** @throws Error in production without `LINK_SECRET` */
export function linkSigningOf(
  env: z.output<z.ZodObject<typeof linkEnv>> & { NODE_ENV: string; ACTOR_SECRET: string },
): SigningSecret {
  if (env.NODE_ENV === 'production' && !env.LINK_SECRET)
    throw new Error('LINK_SECRET must be set in production: openssl rand -base64 48');
  return { secret: env.LINK_SECRET ?? env.ACTOR_SECRET, previous: env.LINK_SECRET_PREVIOUS };
}

export const serviceUrl = (service: string, port: number) =>
  z.url().default(`http://127.0.0.1:${port}`).describe(`Address of the ${service} service.`);

export const identityEnv = {
  FIREBASE_PROJECT_ID: localDefault(
    z.string().refine((id) => !isProduction() || !id.startsWith('demo-'), 'a demo project has no keys'),
    'demo-pokriv',
  ).describe('Project of the identity provider.'),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional().meta({
    description: 'Auth emulator of the local stack; prevents the start in production.',
    form: 'host:port',
  }),
};

export const FIREBASE_API_KEY = localDefault(issuedKey(/^AIza[\w-]{35}$/u), 'demo-api-key').describe(
  "Key of the identity provider's REST API; public, identifies the project.",
);
