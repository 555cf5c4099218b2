import {
  compareHits,
  expectedHits,
  expectedReason,
  hitKey,
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
    ['a fall below 10 € is nothing', step('price', 400, 391), undefined],
    ['a fall below 2 % is nothing', step('price', 1000, 985), undefined],
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
  ])('finds nothing for %j', (filter) => {
    expect(expectedReason(filter, home, step('publish', null, 900))).toBeUndefined();
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
});
