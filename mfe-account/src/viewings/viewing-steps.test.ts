import { aViewing } from '@pokriv/web-kit/a-thread.testing';

import { byTime, choicesOf, isComing, mayTellComing, viewingSteps } from './viewing-steps.ts';

const START = '2096-11-24T12:30:00.000Z';
const END = '2096-11-24T12:50:00.000Z';
const begins = Date.parse(START);
const ends = Date.parse(END);
const [early, late] = ['2096-11-25T08:00:00.000Z', '2096-11-26T08:00:00.000Z'] as const;
const offered = { start: null, end: null, options: [late, early] };

describe('isComing', () => {
  it.each([
    ['a minute before its end', aViewing(), ends - 60_000, true],
    ['at its end', aViewing(), ends, false],
    ['cancelled', aViewing({ state: 'cancelled' }), ends - 60_000, false],
    ['with a later offered time left', aViewing({ ...offered, state: 'requested' }), Date.parse(early), true],
    ['after the last offered time', aViewing({ ...offered, state: 'requested' }), Date.parse(late), false],
    ['open without any time', aViewing({ ...offered, options: [], state: 'requested' }), ends, true],
  ])('of a viewing %s', (_which, viewing, now, coming) => {
    expect(isComing(viewing, now)).toBe(coming);
  });
});

describe('byTime', () => {
  it('orders by the time, or by the first of the offered ones', () => {
    const sorted = [
      aViewing({ ...offered, id: 'offered' }),
      aViewing({ id: 'later', start: late }),
      aViewing({ id: 'agreed' }),
      aViewing({ id: 'timeless', start: null, end: null }),
    ].toSorted(byTime);
    expect(sorted.map(({ id }) => id)).toEqual(['timeless', 'agreed', 'offered', 'later']);
  });
});

describe('viewingSteps', () => {
  it.each([
    ['a minute before', begins - 60_000, ['move', 'cancel']],
    ['at the start', begins, []],
  ])('lets a confirmed viewing be moved and cancelled until it begins: %s', (_when, now, steps) => {
    expect(viewingSteps(aViewing(), now).toSorted()).toEqual(steps.toSorted());
  });

  it.each([
    ['the side that is awaited', 'landlord', begins - 1, true],
    ['the side that is awaited, once it has begun', 'landlord', begins, false],
    ['the other side', 'tenant', begins - 1, false],
  ] as const)('lets a moved viewing be confirmed by %s', (_whom, awaits, now, mayConfirm) => {
    const moved = aViewing({ state: 'moved', side: 'landlord', awaits });
    expect(viewingSteps(moved, now).includes('confirm')).toBe(mayConfirm);
  });

  it('has none after the end', () => {
    expect(viewingSteps(aViewing({ state: 'done' }), begins - 1)).toEqual([]);
  });
});

describe('choicesOf', () => {
  it('has the offered times, the earliest first, and none once a time is held', () => {
    expect(choicesOf(aViewing(offered))).toEqual([early, late]);
    expect(choicesOf(aViewing({ options: [late, early] }))).toEqual([]);
  });
});

describe('mayTellComing', () => {
  it.each([
    ['a minute before', aViewing(), begins - 60_000, true],
    ['at the start', aViewing(), begins, false],
    ['of a time that waits for an answer', aViewing({ state: 'moved' }), begins - 60_000, false],
    ['without a time', aViewing({ start: null }), begins - 60_000, false],
  ])('%s', (_when, viewing, now, may) => {
    expect(mayTellComing(viewing, now)).toBe(may);
  });
});
