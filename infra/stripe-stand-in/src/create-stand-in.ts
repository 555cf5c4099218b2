import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express, { type ErrorRequestHandler } from 'express';

import { openBooks } from './books/open-books.ts';
import { openUnit, type Cause, type Unit, type Work } from './books/unit.ts';
import { createParamsCheck } from './contract/check-params.ts';
import { readContract } from './contract/read-contract.ts';
import { StripeError } from './contract/stripe-error.ts';
import { createControl } from './control/control.ts';
import { createApi } from './http/api.ts';
import { createFaultQueue } from './http/faults.ts';
import { refuseCrossSite } from './http/refuse-cross-site.ts';
import { createRequestLog } from './http/requests.ts';
import { tick } from './money/tick.ts';
import { newEndpoint } from './operations/events.ts';
import { createPages } from './pages/create-pages.ts';
import { startDeliverer } from './webhooks/deliver.ts';

const TICK_MS = 2_000;

export interface StandInOptions {
  /** 0: any free port */
  port: number;
  /** default: loopback */
  host?: string;
  /** state folder; existing state is loaded */
  folder: string;
  secretKey: string;
  webhook?: { url: string; secret: string };
}

export interface StandIn {
  port: number;
  stop(): Promise<void>;
}

export async function createStandIn({
  port,
  host = '127.0.0.1',
  folder,
  secretKey,
  webhook,
}: StandInOptions): Promise<StandIn> {
  const books = openBooks(folder);
  let origin = '';
  const work = <Result>(cause: Omit<Cause, 'origin'>, task: (unit: Unit) => Result): Result =>
    books.transact((pages) => task(openUnit(pages, { ...cause, origin })));
  const inside: Work = (task) => work({}, task);
  const [requests, faults] = [createRequestLog(), createFaultQueue()];
  const contract = readContract();

  if (webhook)
    inside((unit) =>
      unit.put('webhook_endpoints', newEndpoint(unit, 'we_local', webhook.url, webhook.secret)),
    );
  const deliverer = startDeliverer(inside);
  const clock = setInterval(() => inside(tick), TICK_MS);

  const app = express().disable('x-powered-by').set('query parser', 'extended');
  app.use(refuseCrossSite);
  app.get('/ready', (_, response) => void response.json({ ready: true }));
  app.use('/_test', createControl({ work: inside, requests, faults, deliverer }));
  app.use(createPages(inside));
  app.use(
    createApi({ contract, checkParams: createParamsCheck(contract), secretKey, requests, faults, work }),
  );
  app.use(handleError);

  const server = await listen(app, port, host);
  const actual = (server.address() as AddressInfo).port;
  origin = `http://localhost:${actual}`;
  return {
    port: actual,
    stop() {
      clearInterval(clock);
      deliverer.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const listen = (app: express.Express, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = app.listen(port, host, (error?: Error) => (error ? reject(error) : resolve(server)));
  });

const handleError: ErrorRequestHandler = (error: unknown, _, response, _next) => {
  const known = error instanceof StripeError ? error : undefined;
  if (!known) console.error(error);
  const body = known?.body ?? { type: 'api_error', message: String(error) };
  response.status(known?.status ?? 500).json({ error: body });
};
