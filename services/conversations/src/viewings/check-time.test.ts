import { AppError } from '@pokriv/contracts/errors';

import { viewingTexts } from '../messages.ts';
import { checkText, landlordLimits, readTime, readTimes, requestExpires } from './check-time.ts';

const now = new Date('2026-11-23T08:00:00Z'); // 10:00 in Sofia
const limits = { minNoticeHours: 2, horizonDays: 14 };
const minutesLater = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000);

/** Field and message of the refusal; undefined when accepted. */
function refusalOf(work: () => unknown): [param: string, message: string] | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    const [field] = error instanceof AppError ? (error.body.errors ?? []) : [];
    if (!field) throw error;
    return [field.param, field.msg];
  }
}
const refusalAt = (said: string, asked = { param: 'start', limits, now }) =>
  refusalOf(() => readTime(said, asked))?.[1];

describe('readTime', () => {
  it.each([
    ['exactly at the notice', '2026-11-23T10:00:00.000Z', undefined],
    ['ten minutes under the notice', '2026-11-23T09:50:00.000Z', viewingTexts.tooSoon(2)],
    ['now', '2026-11-23T08:00:00.000Z', viewingTexts.past],
    ['in the past', '2026-11-23T07:50:00.000Z', viewingTexts.past],
    ['between two cells', '2026-11-24T10:05:00.000Z', viewingTexts.wholeCells],
    ['late on the last day', '2026-12-07T21:50:00.000Z', undefined],
    ['at midnight after the last day', '2026-12-07T22:00:00.000Z', viewingTexts.tooFar(14)],
  ])('accepts or refuses a time %s', (_when, said, refusal) => {
    expect(refusalAt(said)).toBe(refusal);
  });

  it('lets the landlord offer any later time within the largest horizon', () => {
    const asked = { param: 'start', limits: landlordLimits, now };
    expect(refusalAt('2026-11-23T08:10:00.000Z', asked)).toBeUndefined();
    expect(refusalAt('2026-11-23T08:00:00.000Z', asked)).toBe(viewingTexts.past);
  });
});

describe('readTimes', () => {
  const [first, second] = ['2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z'] as const;
  const read = (...said: string[]) => readTimes(said, { limits, now });

  it('sorts the times, the earliest first', () => {
    expect(read(second, first)).toEqual([new Date(first), new Date(second)]);
    expect(read()).toEqual([]);
  });

  it('names the field of the time that is refused', () => {
    expect(refusalOf(() => read(first, '2026-11-23T08:00:00.000Z'))).toEqual([
      'options.1',
      viewingTexts.past,
    ]);
    expect(refusalOf(() => read(first, second, first))).toEqual(['options.2', viewingTexts.sameOption]);
  });
});

describe('checkText', () => {
  it('refuses a known scam, which no moderator would read here', () => {
    expect(refusalOf(() => checkText('note', 'Преведете капаро преди оглед'))).toEqual([
      'note',
      viewingTexts.riskyText,
    ]);
  });

  it('accepts details of the viewing, with a phone too', () => {
    expect(refusalOf(() => checkText('reason', 'Звънец 5, 0888123456'))).toBeUndefined();
    expect(refusalOf(() => checkText('reason', ''))).toBeUndefined();
  });
});

describe('requestExpires', () => {
  it.each([
    ['48 hours after the request for a far time', 5 * 1440, 48 * 60],
    ['two hours before a nearer time', 24 * 60, 22 * 60],
    ['half an hour after the request for a time within two hours', 100, 30],
    ['at the time itself when that is nearer', 20, 20],
  ])('is %s', (_when, first, expires) => {
    expect(requestExpires(now, minutesLater(first))).toEqual(minutesLater(expires));
  });
});
