import { createStandIn } from './create-stand-in.ts';

/**
 * Entry of the stand-in. Prints `{"port":N}` when it listens, on loopback unless `STRIPE_HOST` names another address.
 * `STRIPE_WITH_PARENT=1`: exits when its standard input closes, so that a killed test leaves no process behind.
 */
const {
  STRIPE_PORT = '0',
  STRIPE_HOST,
  STRIPE_DIR,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_URL,
  STRIPE_WEBHOOK_SECRET = '',
  STRIPE_WITH_PARENT,
} = process.env;
if (!STRIPE_DIR || !STRIPE_SECRET_KEY) throw new Error('STRIPE_DIR and STRIPE_SECRET_KEY are needed');

const standIn = await createStandIn({
  port: Number(STRIPE_PORT),
  host: STRIPE_HOST,
  folder: STRIPE_DIR,
  secretKey: STRIPE_SECRET_KEY,
  webhook: STRIPE_WEBHOOK_URL ? { url: STRIPE_WEBHOOK_URL, secret: STRIPE_WEBHOOK_SECRET } : undefined,
});
process.stdout.write(`${JSON.stringify({ port: standIn.port })}\n`);

const stop = (): void => void standIn.stop().then(() => process.exit());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
if (STRIPE_WITH_PARENT) process.stdin.on('end', stop).on('error', stop).resume();
