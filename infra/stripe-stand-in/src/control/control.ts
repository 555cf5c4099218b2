import express, { type Router } from 'express';
import type Stripe from 'stripe';

import type { Unit, Work } from '../books/unit.ts';
import { invalid } from '../contract/stripe-error.ts';
import type { Faults } from '../http/faults.ts';
import type { Requests } from '../http/requests.ts';
import { expireSession } from '../money/expire-session.ts';
import { tick } from '../money/tick.ts';
import { newEndpoint } from '../operations/events.ts';
import type { Deliverer } from '../webhooks/deliver.ts';
import { redeliver } from '../webhooks/redeliver.ts';
import { confirmSession, payByCard } from './pay-by-card.ts';
import { renew, setPeriod } from './renew.ts';

export interface ControlParts {
  work: Work;
  requests: Requests;
  faults: Faults;
  deliverer: Deliverer;
}

type Body = Record<string, unknown>;
type Task = (unit: Unit, body: Body, id: string) => unknown;

export function createControl({ work, requests, faults, deliverer }: ControlParts): Router {
  const router = express.Router();
  router.use(express.json());

  const tasks: Record<string, Task> = {
    '/webhook': setWebhook,
    '/deliveries': setDeliveries,
    '/events/:id/redeliver': (unit, { copies }, id) => redeliver(unit, id, Number(copies ?? 1)),
    '/advance': advance,
    '/subscriptions/:id/renew': renew,
    '/subscriptions/:id/period': setPeriod,
    '/sessions/:id/pay': payByCard,
    '/sessions/:id/confirm': confirmSession,
    '/sessions/:id/expire': (unit, _, id) => {
      const session = unit.need('sessions', id);
      if (session.status !== 'open') throw invalid(`The session is ${String(session.status)}.`);
      expireSession(unit, session);
      return session;
    },
  };
  for (const [path, task] of Object.entries(tasks))
    router.post(path, (request, response) => {
      const id = String(request.params.id ?? '');
      response.json(work((unit) => task(unit, (request.body ?? {}) as Body, id)) ?? {});
    });

  router.post('/deliveries/release', async (request, response) => {
    const { order = 'given', ids } = (request.body ?? {}) as { order?: string; ids?: string[] };
    const held = work((unit) => unit.all('deliveries')).reverse();
    const chosen =
      ids ??
      arrange(
        held.filter(({ state }) => state === 'held').map(({ id }) => id),
        order,
      );
    response.json({ ids: chosen, statuses: await deliverer.sendInOrder(chosen) });
  });
  router.get('/deliveries', (_, response) => void response.json(work(describeDeliveries)));
  router.get('/requests', (_, response) => void response.json(requests.all()));
  router.delete('/requests', (_, response) => void response.json(requests.clear() ?? {}));
  router.post('/faults', (request, response) => {
    faults.add({ times: 1, kind: 'refuse', ...(request.body as object) });
    response.json({});
  });
  router.delete('/faults', (_, response) => void response.json(faults.clear() ?? {}));
  return router;
}

function setWebhook(unit: Unit, { url, secret, events = ['*'] }: Body): object {
  const types = events as Stripe.WebhookEndpoint['enabled_events'];
  const endpoint = { ...newEndpoint(unit, 'we_local', String(url), String(secret)), enabled_events: types };
  unit.put('webhook_endpoints', endpoint);
  return endpoint;
}

/** `copies`: deliveries per event; `hold`: queues new ones until released; `drop`: sends none. */
function setDeliveries(unit: Unit, { copies, hold, drop }: Body): object {
  const settings = unit.settings();
  const changed = {
    ...settings,
    copies: Number(copies ?? settings.copies),
    isHeld: Boolean(hold ?? settings.isHeld),
    isDropped: Boolean(drop ?? settings.isDropped),
  };
  unit.put('settings', changed);
  return changed;
}

function advance(unit: Unit, { seconds }: Body): object {
  const settings = unit.settings();
  unit.put('settings', { ...settings, ahead: settings.ahead + Number(seconds ?? 0) });
  tick(unit);
  return { now: unit.now() };
}

/** Oldest first, with each event's type and customer. */
const describeDeliveries = (unit: Unit): object[] =>
  unit
    .all('deliveries')
    .reverse()
    .map((delivery) => {
      const event = unit.get('events', delivery.event);
      const { customer = null } = (event?.data.object ?? {}) as { customer?: unknown };
      return { ...delivery, type: event?.type, customer };
    });

function arrange(ids: string[], order: string): string[] {
  if (order === 'reversed') return [...ids].reverse();
  if (order !== 'shuffled') return ids;
  return ids
    .map((id) => ({ id, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}
