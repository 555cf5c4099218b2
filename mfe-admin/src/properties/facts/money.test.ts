import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { aListing } from '../../listing.testing.ts';
import { money } from './money.ts';

const commission = (listing: Partial<OwnProperty>) =>
  new Map(money(aListing('p1', listing), 'BGN')).get('commission');

describe('money', () => {
  it('names no commission of an owner, and that of an agency only when stated', () => {
    expect(commission({ advertiserType: 'owner' })).toBe('Няма');
    expect(commission({ advertiserType: 'agency' })).toBeUndefined();
    expect(
      commission({ advertiserType: 'agency', commission: { type: 'percent', percent: 50 } })?.replaceAll(
        '\u00a0',
        ' ',
      ),
    ).toBe('50 % от наема');
  });
});
