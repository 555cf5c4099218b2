import { aCard } from './a-card.testing.ts';
import { fieldsOfLeva, listingOfLeva } from './copies-in-leva.ts';
import { aListing } from './a-listing.testing.ts';
import { inLeva, leva, owned } from './sums.testing.ts';

describe('listingOfLeva', () => {
  it('leaves a listing with sums of record as it is', () => {
    const listing = aListing();
    expect(listingOfLeva(listing)).toBe(listing);
  });

  it('reads an earlier card', () => {
    expect(listingOfLeva({ ...aCard(), price: 1200, pricePerM2: 18.46 })).toMatchObject({
      price: { bgn: 1200, cents: 61_355 },
      pricePerM2: { bgn: 18.46 },
    });
  });

  it('forgets the totals of an earlier copy that leave out what is unknown', () => {
    const { deposit: _deposit, ...earlier } = {
      ...aListing(),
      price: 900,
      moveInCost: 900,
      monthlyTotal: 900,
    };
    const { moveInCost, monthlyTotal } = listingOfLeva(earlier);
    expect([moveInCost, monthlyTotal]).toEqual([undefined, undefined]);
  });

  it('reads an earlier listing of the owner, with sums as the form needs them', () => {
    const earlier = {
      ...aListing(),
      price: 900,
      deposit: { type: 'months', value: 1.5 },
      commission: { type: 'amount', value: 200 },
      monthlyFees: 30,
      estimatedUtilities: 90,
      approvedPrice: 800,
      priceHistory: [{ price: 900, at: '2026-09-01T10:00:00.000Z' }],
    };
    expect(listingOfLeva(earlier)).toMatchObject({
      price: owned(leva(900)),
      deposit: { type: 'months', months: 1.5 },
      depositCost: inLeva(1350),
      commission: { type: 'amount', amount: owned(leva(200)) },
      monthlyFees: owned(leva(30)),
      estimatedUtilities: owned(leva(90)),
      moveInCost: { bgn: 2250 },
      monthlyTotal: { bgn: 1020 },
      approvedPrice: inLeva(800),
      priceHistory: [{ price: inLeva(900), at: '2026-09-01T10:00:00.000Z' }],
    });
  });
});

describe('fieldsOfLeva', () => {
  it('keeps cleared fields, texts and sums of record', () => {
    const fields = { title: 'Стая', price: null, monthlyFees: leva(30), deposit: { type: 'none' } };
    expect(fieldsOfLeva(fields)).toEqual(fields);
  });

  it('reads percent and amounts of earlier groups', () => {
    expect(
      fieldsOfLeva({ commission: { type: 'percent', value: 50 }, deposit: { type: 'amount', value: 300 } }),
    ).toEqual({
      commission: { type: 'percent', percent: 50 },
      deposit: { type: 'amount', amount: leva(300) },
    });
  });
});
