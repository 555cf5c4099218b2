import { isOutcomeTime, shownAddress, shownViewing } from './shown-viewing.ts';
import type { StoredViewing } from './viewing.model.ts';

const start = new Date('2026-11-23T08:00:00Z');
const minutesAfter = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const HOUR = 60;
const ADDRESS = 'ул. Шипка 6';

const aViewing = (over: Partial<StoredViewing> = {}): StoredViewing =>
  ({
    ...{ _id: 'v1', threadId: 't1', listingId: 'l1', tenantId: 'u1', landlordId: 'u2', title: 'Двустаен' },
    ...{ state: 'confirmed', awaits: null, options: [], start, end: minutesAfter(20), seat: 0 },
    ...{ wasConfirmed: true, people: 2, kind: 'on_site', note: '', reason: null, sequence: 1 },
    ...{ coming: { tenant: false, landlord: false }, expiresAt: null, history: [], createdAt: start },
    ...({} as Pick<StoredViewing, 'isOffer'>),
    ...over,
  }) as StoredViewing;

describe('shownAddress', () => {
  it.each([
    ['before the viewing', {}, minutesAfter(-HOUR), ADDRESS],
    ['until a day after it', {}, minutesAfter(24 * HOUR - 1), ADDRESS],
    ['not a day after it', {}, minutesAfter(24 * HOUR), null],
    ['of a moved viewing', { state: 'moved' }, start, ADDRESS],
    ['of one that took place', { state: 'done' }, start, ADDRESS],
    ['not of a request', { state: 'requested', wasConfirmed: false }, start, null],
    ['not of a confirmed one that was cancelled', { state: 'cancelled' }, start, null],
    ['not before the first agreement', { wasConfirmed: false }, start, null],
    ['not of a viewing by video', { kind: 'video' }, start, null],
    ['not without a time', { start: null }, start, null],
  ] as const)('is shown %s', (_when, over, now, address) => {
    expect(shownAddress(aViewing(over), ADDRESS, now)).toBe(address);
  });

  it('is unknown when the listing has none', () => {
    expect(shownAddress(aViewing(), null, start)).toBeNull();
  });
});

describe('isOutcomeTime', () => {
  it.each([
    ['14 minutes', minutesAfter(14), false],
    ['15 minutes', minutesAfter(15), true],
    ['72 hours', minutesAfter(72 * HOUR), true],
    ['72 hours and a minute', minutesAfter(72 * HOUR + 1), false],
  ])('after %s', (_while, now, is) => {
    expect(isOutcomeTime({ start }, now)).toBe(is);
  });

  it('never comes without a time', () => {
    expect(isOutcomeTime({ start: null }, minutesAfter(HOUR))).toBe(false);
  });
});

describe('shownViewing', () => {
  const shown = (over: Partial<StoredViewing>, now = minutesAfter(HOUR)) =>
    shownViewing(aViewing(over), 'tenant', { otherName: 'Иван К.', address: ADDRESS, now });

  it.each([
    ['a confirmed one, after it', { state: 'confirmed' }, minutesAfter(HOUR), true],
    ['a confirmed one, before it', { state: 'confirmed' }, minutesAfter(-HOUR), false],
    ['a cancelled one', { state: 'cancelled' }, minutesAfter(HOUR), false],
  ] as const)('asks how it went of %s', (_which, over, now, asks) => {
    expect(shown(over, now).canTellOutcome).toBe(asks);
  });

  it('has no time while several are offered', () => {
    const options = [minutesAfter(HOUR), minutesAfter(2 * HOUR)];
    expect(shown({ state: 'countered', start: null, end: null, wasConfirmed: false, options })).toMatchObject(
      {
        ...{ start: null, end: null, address: null, canTellOutcome: false },
        options: ['2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z'],
      },
    );
  });
});
