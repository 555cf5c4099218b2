import { GATHER_MIN, MAILS_AN_HOUR } from '@pokriv/contracts/alert/alert-rules';

import type { AlertHit } from './alert.models.ts';
import { budgetFreesAt, frequencyOf, gatherHits, ofLastHour } from './gather-hits.ts';

const now = new Date('2026-11-02T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const searches = new Map([
  ['instant', { frequency: 'instant' as const }],
  ['daily', { frequency: 'daily' as const }],
]);
const hit = (searchId: string | null, dueInMin: number | null) =>
  ({ searchId, dueAt: dueInMin === null ? null : minutes(dueInMin) }) as AlertHit;

describe('frequencyOf', () => {
  it.each([
    ['daily', 'daily'],
    ['instant', 'instant'],
    [null, 'instant'],
    ['deleted', 'instant'],
  ])('of %s is %s', (searchId, expected) => {
    expect(frequencyOf({ searchId }, searches)).toBe(expected);
  });
});

describe('gatherHits', () => {
  it.each<[string, AlertHit[], number[]]>([
    ['nothing is due', [hit('instant', 1), hit('daily', 1)], []],
    ['a hit is due this moment', [hit('daily', 0), hit('daily', 1)], [0]],
    ['a hit is shown only on its page', [hit('instant', null)], []],
    [
      'an instant hit is due, with those being gathered',
      [hit('instant', 0), hit('instant', GATHER_MIN)],
      [0, 1],
    ],
    ['an instant hit is due, without those after the window', [hit(null, 0), hit(null, GATHER_MIN + 1)], [0]],
    ['an instant hit is due, without a later daily one', [hit('instant', 0), hit('daily', 1)], [0]],
    ['a daily hit is due, which draws no instant one along', [hit('daily', 0), hit('instant', 1)], [0]],
  ])('when %s', (_when, waiting, expected) => {
    expect(gatherHits(waiting, searches, now)).toEqual(expected.map((index) => waiting[index]));
  });
});

describe('hourly budget', () => {
  it('counts the mails of the last 60 minutes, oldest first', () => {
    expect(ofLastHour([minutes(-1), minutes(-60), minutes(-59)], now)).toEqual([minutes(-59), minutes(-1)]);
  });

  it('is free below its limit, and then an hour after the oldest mail that counts', () => {
    const sent = Array.from({ length: MAILS_AN_HOUR + 1 }, (_, index) => minutes(index - 50));
    expect(budgetFreesAt(sent.slice(0, MAILS_AN_HOUR - 1))).toBeUndefined();
    expect(budgetFreesAt(sent.slice(0, MAILS_AN_HOUR))).toEqual(minutes(10));
    expect(budgetFreesAt(sent)).toEqual(minutes(11));
  });
});
