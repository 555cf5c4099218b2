import { parseArgs } from 'node:util';

import { readSeedEnv } from './env.ts';
import { messages } from './messages.ts';
import { seed } from './seed.ts';

/** `npm run seed -- [--listings 600]`: adds missing demo data; idempotent. */
const { values } = parseArgs({
  options: { listings: { type: 'string', default: '600' } },
});

const listings = Number(values.listings);
if (!Number.isInteger(listings) || listings <= 0) {
  console.error(messages.badNumber('listings'));
  process.exit(1);
}

const env = readSeedEnv();
const started = performance.now();
const added = await seed({
  listings,
  mongoUrl: env.MONGO_URL,
  databases: {
    property: env.PROPERTY_DB,
    user: env.USER_DB,
    moderation: env.MODERATION_DB,
    conversations: env.CONVERSATIONS_DB,
  },
  images: env,
  ...(env.STRIPE_SECRET_KEY !== undefined && {
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
    },
  }),
  auth: { host: env.FIREBASE_AUTH_EMULATOR_HOST, project: env.FIREBASE_PROJECT_ID },
  pictureProgram: new URL('./store/picture-worker.ts', import.meta.url),
  print: (line) => console.log(line),
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(added > 0 ? messages.done(added, seconds) : messages.nothingNew);
