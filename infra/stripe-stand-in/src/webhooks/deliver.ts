import { createHmac } from 'node:crypto';

import type { Delivery } from '../books/books.ts';
import type { Unit, Work } from '../books/unit.ts';

/** Header `stripe-signature` of a body. */
function sign(body: string, secret: string, now = Date.now()): string {
  const at = Math.floor(now / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 500;
const MAX_ATTEMPTS = 10;
const AT_ONCE = 8;
const LOOK_MS = 100;

export interface Deliverer {
  /** Sends these deliveries now, in order. @returns the HTTP status of each; 0 without a reply */
  sendInOrder(ids: string[]): Promise<number[]>;
  stop(): void;
}

/** Sends due deliveries and retries with exponential backoff until a 2xx. */
export function startDeliverer(work: Work): Deliverer {
  const underWay = new Set<string>();
  let isStopped = false;
  const timer = setInterval(look, LOOK_MS);

  function look(): void {
    const now = Date.now();
    const isDue = ({ id, state, dueAt }: Delivery): boolean =>
      state === 'waiting' && dueAt <= now && !underWay.has(id);
    const due = work((unit) => unit.all('deliveries', isDue)).reverse();
    for (const { id } of due.slice(0, Math.max(0, AT_ONCE - underWay.size))) void send(id);
  }

  async function send(id: string): Promise<number> {
    underWay.add(id);
    try {
      const status = await post(work, id);
      // no writes after stop: the next process sends it again
      if (!isStopped) work((unit) => recordAttempt(unit, id, status));
      return status;
    } finally {
      underWay.delete(id);
    }
  }

  return {
    async sendInOrder(ids) {
      const statuses: number[] = [];
      for (const id of ids) statuses.push(await send(id));
      return statuses;
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

async function post(work: Work, id: string): Promise<number> {
  const { body, url, secret } = work((unit) => {
    const delivery = unit.need('deliveries', id);
    const { url, secret = '' } = unit.need('webhook_endpoints', delivery.endpoint);
    return { body: JSON.stringify(unit.need('events', delivery.event), null, 2), url, secret };
  });
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': sign(body, secret),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return 0;
  }
}

function recordAttempt(unit: Unit, id: string, status: number): void {
  const delivery = unit.get('deliveries', id);
  if (!delivery) return;
  const attempts = delivery.attempts + 1;
  unit.put('deliveries', {
    ...delivery,
    attempts,
    status,
    state: stateAfter(status, attempts),
    dueAt: Date.now() + FIRST_RETRY_MS * 2 ** (attempts - 1),
  });
  if (stateAfter(status, attempts) !== 'delivered') return;
  const event = unit.get('events', delivery.event);
  if (event) unit.put('events', { ...event, pending_webhooks: 0 });
}

function stateAfter(status: number, attempts: number): Delivery['state'] {
  if (status >= 200 && status < 300) return 'delivered';
  return attempts < MAX_ATTEMPTS ? 'waiting' : 'given_up';
}
