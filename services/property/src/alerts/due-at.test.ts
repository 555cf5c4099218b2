import { dueAt } from './due-at.ts';

describe('dueAt', () => {
  it.each([
    ['instant', '2026-11-23T10:00:00Z', '2026-11-23T10:05:00.000Z'],
    ['daily', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00.000Z'],
    ['daily', '2026-11-23T06:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['weekly', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00.000Z'],
    ['weekly', '2026-11-23T06:00:00Z', '2026-11-30T06:00:00.000Z'],
    ['weekly', '2026-11-29T22:30:00Z', '2026-11-30T06:00:00.000Z'],
    ['weekly', '2026-11-25T12:00:00Z', '2026-11-30T06:00:00.000Z'],
  ] as const)('of a %s search and a hit at %s is %s', (frequency, at, due) => {
    expect(dueAt(frequency, new Date(at))?.toISOString()).toBe(due);
  });

  it.each([
    ['when summer time begins', '2027-03-27T12:00:00Z', '2027-03-28T05:00:00.000Z'],
    ['when summer time ends', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('is 08:00 in Sofia also %s', (_when, at, due) => {
    expect(dueAt('daily', new Date(at))?.toISOString()).toBe(due);
  });

  it('is never for a search without mails', () => {
    expect(dueAt('off', new Date())).toBeNull();
  });
});
