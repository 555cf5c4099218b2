import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import { forEachDue } from '../for-each-due.ts';
import { storeDecision, type ChangeDeps } from '../listings/change-stored.ts';
import { followCommit, type ListingChange } from '../listings/listing-follower.ts';
import { DAY_MS } from '../listings/reminders.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { AccountRepository } from './account.repository.ts';

interface PauseDeps extends ChangeDeps {
  accounts: AccountRepository;
}

/**
 * Pauses listings above the slots of owners whose plan ended two weeks ago (decisions §7).
 * @returns the number of owners
 */
export function pauseExcess(deps: PauseDeps): Promise<number> {
  return forEachDue({
    name: 'pause-excess',
    due: (page) => deps.accounts.dueForPause(deps.now(), page),
    take: ({ id }) => pauseExcessOf(deps, id),
  });
}

/**
 * Pauses an owner's public listings above the slots, earliest published first, in one transaction with one mail.
 * Idempotent under concurrent runs.
 * @returns whether any was paused
 */
async function pauseExcessOf(deps: PauseDeps, ownerId: string): Promise<boolean> {
  const paused = await deps.inTransaction(async (unit) => {
    const slots = await deps.accounts.takeExcess(ownerId, deps.now(), unit);
    if (slots === undefined || slots === null) return [];
    const live = await deps.listings.liveOf(ownerId, unit);
    const beyond = Math.max(live.length - slots, 0);
    const chosen = live.filter(({ status }) => status === 'active').slice(0, beyond);
    const done: ListingChange[] = [];
    for (const listing of chosen) done.push(await pause(deps, listing, unit));
    // the others are pending: they exceed the slots again once published
    const tomorrow = new Date(deps.now().getTime() + DAY_MS);
    if (chosen.length < beyond) await deps.accounts.setExcess(ownerId, tomorrow, unit);
    await announce(done, slots, unit);
    return done;
  });
  for (const change of paused) await followCommit(deps, change);
  return paused.length > 0;
}

function pause(deps: PauseDeps, before: StoredListing, unit: Unit): Promise<ListingChange> {
  const status = transition(listingStates, before.status, 'pause', 'system');
  const decision = { after: { ...before, status }, action: 'pause' };
  return storeDecision(deps, { before, decision, actorId: 'system' }, unit);
}

async function announce(paused: readonly ListingChange[], limit: number, unit: Unit): Promise<void> {
  const [first] = paused;
  if (!first) return;
  const { email, firstName } = first.after.landlord;
  const titles = paused.map(({ after }) => after.fields.title ?? '');
  await unit.announce('listings-paused', { landlord: { email, firstName }, titles, limit });
}
