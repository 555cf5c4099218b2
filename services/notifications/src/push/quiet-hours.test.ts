import { nextQuiet, quietUntil } from './quiet-hours.ts';

describe('quietUntil', () => {
  it.each([
    ['at 21:59 in winter', '2026-11-23T19:59:59Z'],
    ['at 07:00 in winter', '2026-11-23T05:00:00Z'],
    ['at 07:00 in summer', '2026-07-01T04:00:00Z'],
    ['at 21:59 in summer', '2026-07-01T18:59:00Z'],
  ])('is null %s', (_when, at) => {
    expect(quietUntil(new Date(at))).toBeNull();
  });

  it.each([
    ['from 22:00 in winter', '2026-11-23T20:00:00Z', '2026-11-24T05:00:00.000Z'],
    ['after midnight in winter', '2026-11-23T22:30:00Z', '2026-11-24T05:00:00.000Z'],
    ['at 06:59 in winter', '2026-11-24T04:59:59Z', '2026-11-24T05:00:00.000Z'],
    ['from 22:00 in summer', '2026-07-01T19:00:00Z', '2026-07-02T04:00:00.000Z'],
    ['on the last evening of a year', '2026-12-31T21:00:00Z', '2027-01-01T05:00:00.000Z'],
  ])('is the next 07:00 %s', (_when, at, until) => {
    expect(quietUntil(new Date(at))?.toISOString()).toBe(until);
  });

  it.each([
    ['the evening before summer time begins', '2027-03-27T20:30:00Z', '2027-03-28T04:00:00.000Z'],
    ['the hour before summer time begins', '2027-03-28T00:30:00Z', '2027-03-28T04:00:00.000Z'],
    ['the hour after summer time began', '2027-03-28T01:30:00Z', '2027-03-28T04:00:00.000Z'],
    ['the evening before summer time ends', '2026-10-24T19:30:00Z', '2026-10-25T05:00:00.000Z'],
    ['the first 03:30 of the longer night', '2026-10-25T00:30:00Z', '2026-10-25T05:00:00.000Z'],
    ['the second 03:30 of the longer night', '2026-10-25T01:30:00Z', '2026-10-25T05:00:00.000Z'],
  ])('is 07:00 of the new clock in %s', (_when, at, until) => {
    expect(quietUntil(new Date(at))?.toISOString()).toBe(until);
  });
});

describe('nextQuiet', () => {
  it.each([
    ['in winter', '2026-11-23T10:00:00Z', '2026-11-23T20:00:00.000Z'],
    ['in summer', '2026-07-01T10:00:00Z', '2026-07-01T19:00:00.000Z'],
    ['on the day when summer time ends', '2026-10-25T05:00:00Z', '2026-10-25T20:00:00.000Z'],
    ['on the day when summer time begins', '2027-03-28T04:00:00Z', '2027-03-28T19:00:00.000Z'],
  ])('is 22:00 of the day %s', (_when, at, next) => {
    expect(nextQuiet(new Date(at)).toISOString()).toBe(next);
  });
});
