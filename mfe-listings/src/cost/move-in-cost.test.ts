import { derivedSums, shownSums, type PricedListing } from '@pokriv/contracts/listing/listing-sums';
import { toMoney } from '@pokriv/contracts/money';

import { inLeva, leva } from '../sums.testing.ts';
import { moveInCost } from './move-in-cost.ts';

const costOf = (listing: PricedListing) =>
  moveInCost({
    ...shownSums(listing, toMoney),
    ...derivedSums(listing),
    utilitiesIncluded: listing.utilitiesIncluded,
  });

describe('moveInCost', () => {
  it('adds rent, deposit in months and commission in percent', () => {
    const cost = costOf({
      price: leva(1000),
      deposit: { type: 'months', months: 1.5 },
      commission: { type: 'percent', percent: 50 },
      monthlyFees: leva(30),
      estimatedUtilities: leva(120),
    });
    expect(cost?.moveInTotal).toEqual(inLeva(3000));
    expect(cost?.monthlyTotal).toEqual(inLeva(1150));
    expect(cost?.moveIn.map(({ note, sum }) => [note, sum?.bgn])).toEqual([
      [undefined, 1000],
      ['1,5 наема', 1500],
      ['50% от един наем', 500],
    ]);
  });

  it('adds nothing without deposit and commission', () => {
    const cost = costOf({ price: leva(800), deposit: { type: 'none' }, commission: { type: 'none' } });
    expect(cost?.moveInTotal).toEqual(inLeva(800));
    expect(cost?.moveIn.map(({ note }) => note)).toEqual([undefined, 'Няма', 'Няма']);
  });

  it.each<[told: string, listing: Partial<PricedListing>, notes: readonly (string | undefined)[]]>([
    ['nothing', {}, ['не са посочени', 'не са посочени']],
    ['fees', { monthlyFees: leva(30) }, [undefined, 'не са посочени']],
    ['no fees', { monthlyFees: leva(0), estimatedUtilities: leva(90) }, ['Няма', undefined]],
    [
      'all in the rent',
      { utilitiesIncluded: ['electricity', 'water', 'heating', 'building_fee'] },
      ['В наема', 'В наема'],
    ],
    [
      'bills beside some that are in the rent',
      { utilitiesIncluded: ['water', 'building_fee'], estimatedUtilities: leva(90) },
      ['В наема', undefined],
    ],
  ])('says of each month what is known, told %s', (_told, listing, notes) => {
    const cost = costOf({ price: leva(800), ...listing });
    expect(cost?.monthly.map(({ note }) => note)).toEqual(notes);
    expect(cost?.monthlyTotal === undefined).toBe(notes.includes('не са посочени'));
  });

  it('says what is unknown, and has no total then', () => {
    const cost = costOf({ price: leva(800) });
    expect(cost?.moveInTotal).toBeUndefined();
    expect(cost?.moveIn.map(({ note }) => note)).toEqual([undefined, 'не е посочен', 'не е посочена']);
    const ofOwner = moveInCost({
      ...shownSums({ price: leva(800) }, toMoney),
      ...derivedSums({ price: leva(800) }),
      advertiserType: 'owner',
    });
    expect(ofOwner?.moveIn.at(-1)?.note).toBe('Няма');
  });

  it('is undefined without a price', () => {
    expect(moveInCost({ deposit: { type: 'none' } })).toBeUndefined();
  });
});
