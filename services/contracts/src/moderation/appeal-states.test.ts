import { appealStates, appealUntil, type AppealParty, type AppealStatus } from './appeal-states.ts';
import { possibleActions } from '../transition.ts';

const may = (status: AppealStatus, who: AppealParty) => possibleActions(appealStates, status, who);

describe('appealStates', () => {
  it.each(['open', 'answered'] as const)(
    'lets the person write and a moderator answer or decide while %s',
    (status) => {
      expect(may(status, 'person')).toEqual(['write']);
      expect(may(status, 'moderator')).toEqual(['answer', 'uphold', 'overturn']);
    },
  );

  it.each(['upheld', 'overturned'] as const)('ends with %s', (status) => {
    expect([...may(status, 'person'), ...may(status, 'moderator')]).toEqual([]);
  });
});

describe('appealUntil', () => {
  it.each([
    ['2026-03-10T12:00:00.000Z', '2026-09-10T12:00:00.000Z'],
    ['2026-11-24T00:00:00.000Z', '2027-05-24T00:00:00.000Z'],
    // at least six months, also when the month lacks the day
    ['2026-08-31T10:00:00.000Z', '2027-03-03T10:00:00.000Z'],
  ])('is six months after %s', (at, end) => {
    expect(appealUntil(new Date(at)).toISOString()).toBe(end);
  });
});
