import type Stripe from 'stripe';

import type { BillingDeps } from '../billing-deps.ts';
import { knownEvents } from '../webhooks/event-kinds.ts';
import { receiveEvent } from '../webhooks/receive-event.ts';

/** As long as the provider itself tries to deliver. */
const LOOK_BACK_S = 3 * 86_400;
const PAGE = 100;

/** Receives the events of the last days that never came. */
export async function receiveMissed(deps: BillingDeps): Promise<void> {
  const since = Math.floor(deps.now().getTime() / 1000) - LOOK_BACK_S;
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
}
