import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Stripe from 'stripe';

import { createStandIn, type StandIn } from '../create-stand-in.ts';

export const SECRET_KEY = 'sk_test_of_a_test';
export const WEBHOOK_SECRET = 'whsec_of_a_test';

export interface ForTest {
  standIn: StandIn;
  stripe: Stripe;
  url: string;
  folder: string;
  received: Stripe.Event[];
  answerWith(status: number): void;
  control<Answer>(path: string, body?: object): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startForTest(): Promise<ForTest> {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  const received: Stripe.Event[] = [];
  let status = 200;
  const webhook = await startWebhook((body, signature) => {
    if (status === 200) received.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
    return status;
  });
  const { port: hookPort } = webhook.address() as AddressInfo;
  const standIn = await createStandIn({
    ...{ port: 0, folder, secretKey: SECRET_KEY },
    webhook: { url: `http://127.0.0.1:${hookPort}/`, secret: WEBHOOK_SECRET },
  });
  const url = `http://127.0.0.1:${standIn.port}`;
  return {
    ...{ standIn, url, folder, received },
    stripe: sdkFor(standIn.port),
    answerWith: (next) => void (status = next),
    async control(path, body = {}) {
      const reply = await fetch(`${url}/_test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await reply.json()) as never;
    },
    async stop() {
      await standIn.stop();
      webhook.closeAllConnections();
      webhook.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const sdkFor = (port: number, key = SECRET_KEY): Stripe =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });

export async function makeCatalogue({ products, prices, customers }: Stripe) {
  const product = (await products.create({ name: 'Премиум' })).id;
  const base = { product, currency: 'eur', tax_behavior: 'inclusive' } as const;
  const recurring = { interval: 'month' } as const;
  return {
    product,
    monthly: await prices.create({ ...base, unit_amount: 999, recurring, lookup_key: 'month' }),
    dearer: await prices.create({ ...base, unit_amount: 2999, recurring, lookup_key: 'dearer' }),
    yearly: await prices.create({ ...base, unit_amount: 9990, recurring: { interval: 'year' } }),
    once: await prices.create({ ...base, unit_amount: 499 }),
    customer: await customers.create({ email: 'ivan@example.bg', name: 'Иван' }),
  };
}

async function startWebhook(take: (body: string, signature: string) => number): Promise<Server> {
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () =>
      reply
        .writeHead(take(Buffer.concat(chunks).toString(), String(request.headers['stripe-signature'])))
        .end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
