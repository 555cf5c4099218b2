import type { SearchFlag } from '@pokriv/contracts/search/search';
import { sumOf } from '@pokriv/contracts/money';

import type { ListingFields } from '../listings/stored-listing.ts';
import { flagsOf } from './flags-of.ts';

const flagsWith = (fields: ListingFields, priceHistory: Parameters<typeof flagsOf>[0]['priceHistory'] = []) =>
  flagsOf({ fields, priceHistory, publishedAt: new Date('2026-03-01') });

describe('flagsOf', () => {
  it.each<[ListingFields, SearchFlag[]]>([
    [{}, []],
    [{ commission: { type: 'none' } }, ['noCommission']],
    [{ commission: { type: 'percent', percent: 50 } }, []],
    [{ pets: 'yes' }, ['hasPet']],
    [{ pets: 'negotiable' }, ['hasPet']],
    [{ pets: 'no' }, []],
    [{ hasElevator: true }, ['elevator']],
    [{ hasElevator: false }, []],
    [{ amenities: ['wifi', 'garage'] }, ['parking']],
    [{ amenities: ['wifi'] }, []],
    [{ addressRegistration: 'yes' }, ['addressRegistration']],
    [{ addressRegistration: 'negotiable' }, []],
    [{ smoking: 'yes' }, ['smoking']],
    [{ smoking: 'outdoor' }, ['smoking']],
    [{ smoking: 'no' }, []],
    [{ floor: 3, totalFloors: 4 }, ['notLastFloor']],
    [{ floor: 4, totalFloors: 4 }, []],
    [{ floor: 3 }, []],
    [{ totalFloors: 4 }, []],
    [{ propertyType: 'house' }, ['notLastFloor']],
    [{ yearBuilt: 2021 }, ['newBuild']],
    [{ yearBuilt: 2028 }, ['newBuild']],
    [{ yearBuilt: 2020 }, []],
    [{ isInsulated: true }, ['insulated']],
    [{ isInsulated: false }, []],
  ])('of %j are %j', (fields, flags) => {
    expect(flagsWith(fields)).toEqual(flags);
  });

  it('counts the years of a building up to the publication, so that they do not change with the day', () => {
    const fields = { yearBuilt: 2021 };
    const flagsAt = (publishedAt: Date | null) => flagsOf({ fields, priceHistory: [], publishedAt });
    expect(flagsAt(new Date('2026-12-31'))).toEqual(['newBuild']);
    expect(flagsAt(new Date('2027-01-01'))).toEqual([]);
    expect(flagsAt(null)).toEqual([]);
  });

  it('tells of a reduced rent', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const rents = [1000, 900].map((amount, index) => ({
      price: sumOf(amount, 'BGN'),
      at: at(1 + 60 * index),
    }));
    expect(flagsWith({}, rents)).toEqual(['reduced']);
    expect(flagsWith({}, rents.slice(0, 1))).toEqual([]);
  });
});
