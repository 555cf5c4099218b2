import { inLeva } from '../sums.testing.ts';
import { toRecentListing } from './recent-listing.ts';

const entry = { id: 'a', title: 'Стая', price: inLeva(900), city: 'varna' };

describe('toRecentListing', () => {
  it.each([
    ['no entry', null],
    ['no id', { ...entry, id: '' }],
    ['an id that is no text', { ...entry, id: 5 }],
    ['no title', { ...entry, title: undefined }],
    ['no city', { ...entry, city: undefined }],
    ['no price', { ...entry, price: undefined }],
    ['a negative price', { ...entry, price: { cents: -1, bgn: 1 } }],
    ['a price with a fraction of a cent', { ...entry, price: { cents: 1.5, bgn: 1 } }],
    ['a price without its leva', { ...entry, price: { cents: 100 } }],
    ['a negative price in leva of before', { ...entry, price: -1 }],
  ])('refuses %s', (_what, stored) => {
    expect(toRecentListing(stored)).toBeUndefined();
  });

  it('takes a free home, and a city without a name', () => {
    expect(toRecentListing({ ...entry, city: '', price: { cents: 0, bgn: 0 } })).toEqual({
      ...{ id: 'a', title: 'Стая', city: '', cover: undefined },
      price: { cents: 0, currency: 'EUR', bgn: 0 },
    });
    expect(toRecentListing({ ...entry, price: 0 })?.price.cents).toBe(0);
  });

  it('keeps only valid optional parts', () => {
    const cover = { id: 'i1', width: 8, height: 6, alt: 'Хол', placeholder: 'x' };
    const whole = { ...entry, neighborhood: 'Чайка', area: 40, cover };
    expect(toRecentListing(whole)).toEqual(whole);
    expect(toRecentListing({ ...entry, neighborhood: '', area: '40', cover: { id: '' } })).toEqual({
      ...entry,
      cover: undefined,
    });
    expect(toRecentListing({ ...entry, cover: { id: 'i1' } })?.cover).toEqual({
      ...{ id: 'i1', width: 4, height: 3, alt: '', placeholder: '' },
    });
  });
});
