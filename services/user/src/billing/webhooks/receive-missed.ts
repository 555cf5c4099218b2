import type Stripe from 'stripe';

import { receiveEvent, type ReceiveEventDeps } from './receive-event.ts';
import { knownEvents } from './sync-event.ts';

/** Equals the period of Stripe's delivery retries. */
const LOOK_BACK_MS = 3 * 86_400_000;
/** New events may be listed late or still be in delivery. */
const OVERLAP_MS = 3_600_000;
const PAGE = 100;

/** Receives undelivered events since the last sweep, up to `LOOK_BACK_MS` back. */
export async function receiveMissed(deps: ReceiveEventDeps & { stripe: Stripe }): Promise<void> {
  const now = deps.now();
  const swept = (await deps.stripeEvents.sweptUntil()) ?? new Date(0);
  const from = Math.max(now.getTime() - LOOK_BACK_MS, Math.min(swept.getTime(), now.getTime()) - OVERLAP_MS);
  const since = Math.floor(from / 1000);
  let after: string | undefined;
  do {
    const page: Stripe.ApiList<Stripe.Event> = await deps.stripe.events.list({
      types: knownEvents,
      created: { gte: since },
      limit: PAGE,
      ...(after !== undefined && { starting_after: after }),
    });
    const missed = await deps.stripeEvents.unknown(page.data.map(({ id }) => id));
    for (const event of page.data) if (missed.has(event.id)) await receiveEvent(deps, event);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
  await deps.stripeEvents.noteSweep(now);
}
