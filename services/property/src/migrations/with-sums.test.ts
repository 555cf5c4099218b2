import { cents, sumOf } from '@pokriv/contracts/money';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { withSums } from './with-sums.ts';

const at = new Date('2026-10-01T10:00:00Z');
const current = randomListing(seededRandom(2));
const inLeva = (parts: object) => ({ ...current, ...parts }) as StoredListing;
const fieldsOf = (fields: object) => withSums(inLeva({ fields })).fields;

describe('withSums', () => {
  it('reads plain numbers as leva and leaves other fields', () => {
    const fields = { title: 'Дом', price: 850, area: 62, monthlyFees: 0, estimatedUtilities: 95 };
    expect(fieldsOf(fields)).toEqual({
      title: 'Дом',
      price: { cents: 43_460, entered: { amount: 850, currency: 'BGN' } },
      area: 62,
      monthlyFees: sumOf(0, 'BGN'),
      estimatedUtilities: sumOf(95, 'BGN'),
    });
  });

  it.each([
    ['deposit', { type: 'months', value: 1.5 }, { type: 'months', months: 1.5 }],
    ['deposit', { type: 'amount', value: 900 }, { type: 'amount', amount: sumOf(900, 'BGN') }],
    ['deposit', { type: 'none' }, { type: 'none' }],
    ['deposit', { type: 'none', value: 3 }, { type: 'none' }],
    ['commission', { type: 'percent', value: 50 }, { type: 'percent', percent: 50 }],
    ['commission', { type: 'amount', value: 300 }, { type: 'amount', amount: sumOf(300, 'BGN') }],
  ])('names what a %s holds: %j', (field, before, after) => {
    expect(fieldsOf({ [field]: before })).toEqual({ [field]: after });
  });

  it('converts a waiting revision, whose null clears a field', () => {
    const revision = { fields: { title: 'Друг дом', price: 900, deposit: null }, status: 'pending', at };
    expect(withSums(inLeva({ revision })).revision).toEqual({
      ...revision,
      fields: { title: 'Друг дом', price: sumOf(900, 'BGN'), deposit: null },
    });
    const cleared = { fields: { price: null }, status: 'rejected', at };
    expect(withSums(inLeva({ revision: cleared })).revision).toBe(cleared);
  });

  it('converts the price history and the approval', () => {
    const approval = { at, contentHash: 'hash', price: 850, showsAddress: false };
    const later = { price: sumOf(500, 'EUR'), at };
    const converted = withSums(inLeva({ approval, priceHistory: [{ price: 850, at }, later] }));
    expect(converted.priceHistory).toEqual([{ price: sumOf(850, 'BGN'), at }, later]);
    expect(converted.approval).toEqual({
      at,
      contentHash: 'hash',
      priceCents: cents(43_460),
      showsAddress: false,
    });
  });

  it('returns the parts of a converted listing themselves', () => {
    const once = withSums(inLeva({ fields: { price: 850, deposit: { type: 'amount', value: 900 } } }));
    const twice = withSums(once);
    for (const part of ['fields', 'revision', 'priceHistory', 'approval'] as const)
      expect(twice[part]).toBe(once[part]);
  });
});
