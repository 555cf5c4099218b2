import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import { publishTouched, storeDecision } from './change-stored.ts';
import type { ListingDeps } from './listing-deps.ts';
import { DAY_MS } from './reminders.ts';
import type { StoredListing } from './stored-listing.ts';

interface Paused {
  before: StoredListing;
  after: StoredListing;
}

/**
 * Pauses the public listings of an owner that are beyond the slots of his plan, the first published first (decisions §7):
 * all in one transaction, with one mail. Of two that try, the later finds nothing to do.
 * @returns whether any was paused
 */
export async function pauseExcessOf(deps: ListingDeps, ownerId: string): Promise<boolean> {
  const paused = await deps.inTransaction(async (unit) => {
    const slots = await deps.accounts.takeExcess(ownerId, deps.now(), unit);
    if (slots === undefined || slots === null) return [];
    const live = await deps.listings.liveOf(ownerId, unit);
    const beyond = Math.max(live.length - slots, 0);
    const chosen = live.filter(({ status }) => status === 'active').slice(0, beyond);
    const done: Paused[] = [];
    for (const before of chosen) done.push({ before, after: await pause(deps, before, unit) });
    // the others are with the moderators: when they are published, they are too many again
    const tomorrow = new Date(deps.now().getTime() + DAY_MS);
    if (chosen.length < beyond) await deps.accounts.setExcess(ownerId, tomorrow, unit);
    await announce(done, slots, unit);
    return done;
  });
  for (const { before, after } of paused) await publishTouched(deps, before, after);
  return paused.length > 0;
}

function pause(deps: ListingDeps, read: StoredListing, unit: Unit): Promise<StoredListing> {
  const status = transition(listingStates, read.status, 'pause', 'system');
  const decision = { after: { ...read, status }, action: 'pause' };
  return storeDecision(deps, { read, decision, actorId: 'system' }, unit);
}

async function announce(paused: readonly Paused[], limit: number, unit: Unit): Promise<void> {
  const [first] = paused;
  if (!first) return;
  const { email, firstName } = first.after.landlord;
  const titles = paused.map(({ after }) => after.fields.title ?? '');
  await unit.announce('listings-paused', { landlord: { email, firstName }, titles, limit });
}
