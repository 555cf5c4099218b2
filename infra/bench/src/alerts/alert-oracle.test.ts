import {
  compareHits,
  expectedHits,
  expectedReason,
  hitKey,
  isMatch,
  type Life,
  type LifeStep,
} from './alert-oracle.ts';

const home = { city: 'sofia', type: 'apartment', rooms: 2, area: 65 };
const step = (kind: LifeStep['kind'], before: number | null, after: number | null, at = 100): LifeStep => ({
  from: at,
  to: at + 10,
  before,
  after,
  kind,
});
const life = (...steps: LifeStep[]): Life => ({ listingId: 'l', home, steps });
const search = { id: 's', email: 'a@drill.bg', filter: { priceMax: 1000 }, oldUntil: 0, newFrom: 50 };

describe('the oracle of alerts', () => {
  it.each([
    ['the first appearance is new', step('publish', null, 900), 'new'],
    ['a rent that falls into the range has entered', step('price', 1100, 1000), 'entered'],
    ['a rent that leaves the range is nothing', step('price', 900, 1001), undefined],
    ['a fall of 2 % and 10 € is a price drop', step('price', 500, 490), 'price_drop'],
    ['a fall of 10 € is a price drop', step('price', 400, 390), 'price_drop'],
    ['a fall below 10 € is nothing', step('price', 400, 391), undefined],
    ['a fall of 2 % is a price drop', step('price', 1000, 980), 'price_drop'],
    ['a fall below 2 % is nothing', step('price', 1000, 981), undefined],
    ['a first appearance out of the range is nothing', step('publish', null, 1001), undefined],
    ['a price while it was not public is nothing', step('price', null, 500), undefined],
    ['a return out of the range is nothing', step('return', null, 1001), undefined],
    ['a rise is nothing', step('price', 400, 500), undefined],
    ['a pause is nothing', step('pause', 500, null), undefined],
    ['an unchanged listing after a pause is nothing', step('resume', null, 500), undefined],
    ['a listing after its rent is back', step('return', null, 500), 'back'],
  ])('says that %s', (_, given, reason) => {
    expect(expectedReason({ priceMax: 1000 }, home, given)).toBe(reason);
  });

  it.each([
    [{ location: 'varna' }],
    [{ propertyType: ['room'] }],
    [{ roomsMin: 3 }],
    [{ roomsMax: 1 }],
    [{ areaMin: 66 }],
    [{ areaMax: 64 }],
    [{ priceMin: 901 }],
    [{ priceMax: 899 }],
  ])('finds nothing for %j', (filter) => {
    expect(expectedReason(filter, home, step('publish', null, 900))).toBeUndefined();
  });

  it('finds no home that is not public', () => {
    expect([isMatch({}, home, null), isMatch({}, home, 0)]).toEqual([false, true]);
  });

  it('finds what lies on every bound', () => {
    const filter = {
      ...{ location: 'sofia', propertyType: ['room', 'apartment'], roomsMin: 2, roomsMax: 2 },
      ...{ areaMin: 65, areaMax: 65, priceMin: 900, priceMax: 900 },
    };
    expect(expectedReason(filter, home, step('publish', null, 900))).toBe('new');
  });

  it('counts a lost hit as missed and a further one as wrong', () => {
    const expected = expectedHits([search], [life(step('publish', null, 900), step('price', 900, 800))]);

    expect(compareHits(expected, new Map([[hitKey('s', 'l', 'new'), 2]]))).toEqual({ missed: 1, wrong: 1 });
  });

  it('accepts both for a change that was on its way while the search was saved', () => {
    const expected = expectedHits([{ ...search, newFrom: 105 }], [life(step('publish', null, 900))]);

    expect(compareHits(expected, new Map())).toEqual({ missed: 0, wrong: 0 });
    expect(compareHits(expected, new Map([[hitKey('s', 'l', 'new'), 1]]))).toEqual({ missed: 0, wrong: 0 });
  });

  it('expects nothing of a change before the search', () => {
    const expected = expectedHits(
      [{ ...search, oldUntil: 200, newFrom: 300 }],
      [life(step('publish', null, 900))],
    );

    expect(compareHits(expected, new Map([[hitKey('s', 'l', 'new'), 1]]))).toEqual({ missed: 0, wrong: 1 });
  });

  it.each([
    ['acknowledged just before the search is old', { oldUntil: 111, newFrom: 200 }, 0, 0],
    ['acknowledged at its last old moment may be told', { oldUntil: 110, newFrom: 200 }, 0, 1],
    ['begun just before the first new moment may be told', { oldUntil: 0, newFrom: 101 }, 0, 1],
    ['begun at the first new moment must be told', { oldUntil: 0, newFrom: 100 }, 1, 0],
  ])('says that a change %s', (_what, moments, must, may) => {
    const expected = expectedHits([{ ...search, ...moments }], [life(step('publish', null, 900))]);
    expect([expected.must.size, expected.may.size]).toEqual([must, may]);
  });

  it('expects each reason of each listing for each search that it fits', () => {
    const other = { ...search, id: 'other', filter: { location: 'varna', priceMin: 1 } };
    const dear = { ...search, id: 'dear', filter: { priceMin: 1500 } };
    const there: Life = {
      listingId: 'there',
      home: { ...home, city: 'varna' },
      steps: [step('publish', null, 700), step('price', 700, 600), step('price', 600, 500)],
    };
    const { must } = expectedHits([search, other, dear], [life(step('publish', null, 900)), there]);
    expect(Object.fromEntries(must)).toEqual({
      [hitKey('s', 'l', 'new')]: 1,
      [hitKey('s', 'there', 'new')]: 1,
      [hitKey('s', 'there', 'price_drop')]: 2,
      [hitKey('other', 'there', 'new')]: 1,
      [hitKey('other', 'there', 'price_drop')]: 2,
    });
  });

  it('compares the numbers of each key, allowed ones included', () => {
    const expected = {
      must: new Map([
        ['a', 2],
        ['b', 1],
      ]),
      may: new Map([['a', 1]]),
    };
    const compared = (...found: [string, number][]) => compareHits(expected, new Map(found));
    expect(compared(['a', 2], ['b', 1])).toEqual({ missed: 0, wrong: 0 });
    expect(compared(['a', 3], ['b', 1])).toEqual({ missed: 0, wrong: 0 });
    expect(compared(['a', 4], ['b', 1])).toEqual({ missed: 0, wrong: 1 });
    expect(compared(['a', 1])).toEqual({ missed: 2, wrong: 0 });
    expect(compared(['a', 2], ['b', 1], ['c', 2])).toEqual({ missed: 0, wrong: 2 });
  });
});
