import { sumOf } from '@pokriv/contracts/money';

import type { ListingFields } from '../listings/stored-listing.ts';
import { limitsOf } from './limits-of.ts';

const inEuro = sumOf(500, 'EUR');
/** 511,29 €; half of it in leva is 255,65 €, which is above half of the cents. */
const inLeva = sumOf(1000, 'BGN');

describe('limitsOf', () => {
  it.each<[told: string, fields: ListingFields, limits: string[]]>([
    ['nothing', { price: inEuro }, []],
    ['that there is none', { price: inEuro, deposit: { type: 'none' } }, ['0', '100', '200']],
    ['half a rent', { price: inEuro, deposit: { type: 'months', months: 0.5 } }, ['100', '200']],
    ['one rent', { price: inEuro, deposit: { type: 'months', months: 1 } }, ['100', '200']],
    ['one and a half', { price: inEuro, deposit: { type: 'months', months: 1.5 } }, ['200']],
    ['two', { price: inEuro, deposit: { type: 'months', months: 2 } }, ['200']],
    ['more than two', { price: inEuro, deposit: { type: 'months', months: 2.5 } }, []],
    ['the rent as a sum', { price: inEuro, deposit: { type: 'amount', amount: inEuro } }, ['100', '200']],
    [
      'a cent more than the rent',
      { price: inEuro, deposit: { type: 'amount', amount: sumOf(500.01, 'EUR') } },
      ['200'],
    ],
    [
      'a cent more than two',
      { price: inEuro, deposit: { type: 'amount', amount: sumOf(1000.01, 'EUR') } },
      [],
    ],
    [
      'the rent in leva',
      { price: inEuro, deposit: { type: 'amount', amount: sumOf(977.92, 'BGN') } },
      ['100', '200'],
    ],
    [
      'a cent more in leva',
      { price: inEuro, deposit: { type: 'amount', amount: sumOf(977.94, 'BGN') } },
      ['200'],
    ],
    ['a sum without one', { price: inEuro, deposit: { type: 'amount' } }, []],
    ['months without a number', { price: inEuro, deposit: { type: 'months' } }, []],
    ['a sum, but no rent', { deposit: { type: 'amount', amount: inEuro } }, []],
  ])('of the deposit, when a listing tells %s', (_told, fields, limits) => {
    expect(limitsOf(fields)).toEqual({ deposit: limits, commission: [] });
  });

  it.each<[told: string, fields: ListingFields, limits: string[]]>([
    ['nothing', { advertiserType: 'agency' }, []],
    ['nothing as an owner', { advertiserType: 'owner' }, ['50', '100']],
    [
      'one as an owner, who charges none',
      { advertiserType: 'owner', commission: { type: 'percent', percent: 100 } },
      ['50', '100'],
    ],
    ['that there is none', { commission: { type: 'none' } }, ['50', '100']],
    ['half a rent', { commission: { type: 'percent', percent: 50 } }, ['50', '100']],
    ['a percent more', { commission: { type: 'percent', percent: 51 } }, ['100']],
    ['a rent', { commission: { type: 'percent', percent: 100 } }, ['100']],
    ['more than a rent', { commission: { type: 'percent', percent: 101 } }, []],
    ['a percentage without a number', { commission: { type: 'percent' } }, []],
    [
      'half a rent in leva as a sum',
      { commission: { type: 'amount', amount: sumOf(500, 'BGN') } },
      ['50', '100'],
    ],
    ['a stotinka more', { commission: { type: 'amount', amount: sumOf(500.01, 'BGN') } }, ['100']],
    [
      'a rent in leva as a sum in euro',
      { commission: { type: 'amount', amount: sumOf(511.29, 'EUR') } },
      ['100'],
    ],
    ['a cent more in euro', { commission: { type: 'amount', amount: sumOf(511.3, 'EUR') } }, []],
  ])('of the commission, when a listing tells %s', (_told, fields, limits) => {
    expect(limitsOf({ price: inLeva, ...fields })).toEqual({ deposit: [], commission: limits });
  });
});
