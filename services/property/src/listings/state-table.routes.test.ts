import type { Actor } from '@pokriv/contracts/actor';
import {
  listingActions,
  listingStates,
  listingStatuses,
  type ListingAction,
  type ListingStatus,
} from '@pokriv/contracts/listing/listing-states';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from './testing/a-listing.ts';

import { startProperty, type TestProperty } from '../testing.ts';
import { approvalOf } from './approval.ts';

type Called = Exclude<ListingAction, 'expire' | 'review_again'>;
type Caller = 'owner' | 'another landlord' | 'a tenant' | 'an admin' | 'a visitor';

const moderated: readonly ListingAction[] = ['approve', 'reject', 'request_changes', 'remove', 'reinstate'];
const known: readonly ListingStatus[] = ['active', 'rented', 'expired'];
const called = listingActions.filter(
  (action): action is Called => action !== 'expire' && action !== 'review_again',
);
const states = Object.keys(listingStatuses) as ListingStatus[];
const pairs = states.flatMap((from) => called.map((action) => [from, action] as const));

/** Expected next state or error code by the table of decisions §5. */
function expectedOf(from: ListingStatus, action: Called, caller: Caller): ListingStatus | string {
  if (caller === 'a visitor') return 'UNAUTHENTICATED';
  const mover = { owner: 'owner', 'an admin': 'admin' }[caller as string];
  if (caller === 'another landlord' && !moderated.includes(action))
    return known.includes(from) ? 'FORBIDDEN' : 'NOT_FOUND';
  if (!mover || (mover === 'owner' && moderated.includes(action))) return 'FORBIDDEN';
  const steps = listingStates.steps[action].filter((step) => step.from.includes(from));
  if (steps.length === 0) return 'INVALID_TRANSITION';
  return steps.find(({ by }) => by.includes(mover as 'owner' | 'admin'))?.to ?? 'FORBIDDEN';
}

describe('listing state table over the API', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  const callers: Record<Caller, Actor | undefined> = {
    owner,
    'another landlord': anActor(),
    'a tenant': anActor({ role: 'tenant' }),
    'an admin': anActor({ role: 'admin', listingLimit: null }),
    'a visitor': undefined,
  };

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const take = (id: string, action: Called, as: Actor | undefined) => {
    if (action === 'delete') return service.send('DELETE', `/properties/${id}`, { as });
    if (!moderated.includes(action)) return service.send('POST', `/properties/${id}/${action}`, { as });
    const asksWhy = ['reject', 'request_changes', 'remove'].includes(action);
    const body = asksWhy ? { reason: 'Снимките не са на имота.' } : undefined;
    return service.send('PUT', `/admin/properties/${id}/${action.replace('_', '-')}`, { as, body });
  };
  const putInto = async (id: string, status: ListingStatus) => {
    const at = service.clock.now;
    const approval = approvalOf(await service.deps.listings.get(id), at);
    const values = { status, approval, closedAt: at, deletedAt: at };
    return service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: id }, { $set: values });
  };

  it.each(pairs)('lets a %s listing %s only by the roles of the table', async (from, action) => {
    const { _id } = await anActiveListing(service, owner);
    const came: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [caller, as] of Object.entries(callers)) {
      await putInto(_id, from);
      const { body } = await take(_id, action, as);
      came[caller] = body.success ? body.data.status : body.code;
      expected[caller] = expectedOf(from, action, caller as Caller);
      const stored = await service.deps.listings.get(_id);
      expect(stored.status).toBe(body.success ? body.data.status : from);
    }
    expect(came).toEqual(expected);
  });
});
