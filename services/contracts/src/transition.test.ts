import {
  listingStates,
  listingStatuses,
  type ListingAction,
  type ListingStatus,
} from './listing/listing-states.ts';
import { possibleActions, transition, type Person } from './transition.ts';

const people: Record<string, Person> = {
  owner: { role: 'landlord', isOwner: true },
  'other landlord': { role: 'landlord', isOwner: false },
  tenant: { role: 'tenant', isOwner: false },
  admin: { role: 'admin', isOwner: false },
};
const everyPair = Object.keys(listingStatuses).flatMap((from) =>
  Object.keys(listingStates.steps).map((action) => [from, action] as [ListingStatus, ListingAction]),
);

const outcome = (from: ListingStatus, action: ListingAction, who: Person | 'system') => {
  try {
    return transition(listingStates, from, action, who);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('listingStates', () => {
  it.each(everyPair)('allows only the movers of a step to take a %s listing by %s', (from, action) => {
    const step = listingStates.steps[action].find((candidate) => candidate.from.includes(from));
    const expected = (mover: 'owner' | 'admin') =>
      step ? (step.by.includes(mover) ? step.to : 'FORBIDDEN') : 'INVALID_TRANSITION';
    expect(outcome(from, action, people.owner as Person)).toBe(expected('owner'));
    expect(outcome(from, action, people.admin as Person)).toBe(expected('admin'));
    expect(outcome(from, action, people['other landlord'] as Person)).toBe(
      step ? 'FORBIDDEN' : 'INVALID_TRANSITION',
    );
    expect(outcome(from, action, people.tenant as Person)).toBe(step ? 'FORBIDDEN' : 'INVALID_TRANSITION');
  });

  it('offers the owner of an active listing exactly the actions of decisions §5', () => {
    expect(possibleActions(listingStates, 'active', people.owner as Person)).toEqual([
      'pause',
      'rent',
      'delete',
    ]);
  });

  it('lets only the system expire a listing', () => {
    expect(outcome('active', 'expire', 'system')).toBe('expired');
    expect(outcome('active', 'expire', people.admin as Person)).toBe('FORBIDDEN');
  });
});
