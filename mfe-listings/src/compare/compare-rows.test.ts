import { aListing } from '../a-listing.testing.ts';
import { inLeva } from '../sums.testing.ts';
import { amenityRows, factRows, placeRows, type Compared } from './compare-rows.ts';

const rowOf = (label: string, ...listings: Compared[]) =>
  factRows(listings).find((row) => row.label === label);
const bestOf = (label: string, ...listings: Compared[]) =>
  rowOf(label, ...listings)?.cells.map(({ best }) => best);
const textsOf = (label: string, ...listings: Compared[]) =>
  rowOf(label, ...listings)?.cells.map(({ text }) => text?.replaceAll('\u00a0', ' '));

describe('factRows', () => {
  it('marks the lowest sums and the largest area in words, ties too', () => {
    const [cheap, dear] = [900, 1200].map((sum) => aListing({ price: inLeva(sum) }));
    expect(bestOf('Наем', dear, cheap, cheap)).toEqual([undefined, 'най-ниско', 'най-ниско']);
    const [small, large] = [60, 80].map((area) => aListing({ area }));
    expect(bestOf('Площ', small, large)).toEqual([undefined, 'най-голяма']);
  });

  it('marks none when all are equal or only one is known', () => {
    expect(bestOf('Наем', aListing(), aListing())).toEqual([undefined, undefined]);
    expect(bestOf('Наем', aListing(), aListing({ price: undefined }))).toEqual([undefined, undefined]);
    expect(bestOf('Наем', aListing(), undefined)).toEqual([undefined, undefined]);
  });

  it('marks no sum a month as the lowest while the bills of the others are unknown', () => {
    const [untold, cheap, dear] = [undefined, 900, 1200].map((sum) =>
      aListing({ monthlyTotal: sum === undefined ? undefined : inLeva(sum) }),
    );
    expect(bestOf('Общо на месец', untold, cheap, dear)).toEqual([undefined, 'най-ниско', undefined]);
    expect(bestOf('Общо на месец', untold, cheap)).toEqual([undefined, undefined]);
  });

  it('marks the rows that differ', () => {
    const other = aListing({ pets: 'no' });
    expect(rowOf('Любимци', aListing(), other)?.isDifferent).toBe(true);
    expect(rowOf('Обзавеждане', aListing(), other)?.isDifferent).toBe(false);
  });

  it('writes floor, lease and availability as the listing page does', () => {
    const listing = aListing({ floor: 4, totalFloors: 8, minLeaseMonths: 12, availableFrom: '2099-01-10' });
    expect(textsOf('Етаж', listing)).toEqual(['4-ти от 8']);
    expect(textsOf('Най-кратък срок', listing)).toEqual(['12 месеца']);
    expect(textsOf('Свободен', listing)).toEqual(['от 10.01.2099']);
    expect(textsOf('Свободен', aListing({ availableFrom: '2020-01-01' }))).toEqual(['веднага']);
  });

  it('compares the walk to the metro, the deposit and the commission', () => {
    const near = aListing({ metro: [{ station: 'vitosha', minutes: 7 }], advertiserType: 'owner' });
    const far = aListing({
      ...{ metro: undefined, advertiserType: 'agency' },
      ...{ commission: { type: 'percent', percent: 50 }, commissionCost: inLeva(600) },
    });
    expect(textsOf('Метро', near, far)).toEqual(['около 7 мин до м. Витоша', undefined]);
    expect(bestOf('Комисиона', near, far)).toEqual(['най-ниско', undefined]);
    const [small, large] = [500, 900].map((sum) => aListing({ depositCost: inLeva(sum) }));
    expect(bestOf('Депозит', large, small)).toEqual([undefined, 'най-ниско']);
  });

  it('omits rows that no listing has', () => {
    expect(rowOf('Отопление', aListing({ heating: undefined }), aListing({ heating: [] }))).toBeUndefined();
    expect(textsOf('Отопление', aListing({ heating: ['district'] }), aListing({ heating: [] }))).toHaveLength(
      2,
    );
  });
});

describe('amenityRows', () => {
  it('tells what all have from what only some have', () => {
    const listings = [aListing({ amenities: ['wifi', 'balcony'] }), aListing({ amenities: ['wifi'] })];
    const { inAll, rows } = amenityRows(listings);
    expect(inAll).toEqual(['Wi-Fi']);
    expect(rows).toEqual([{ label: 'Балкон', cells: [{ text: 'Да' }, { text: 'Не' }], isDifferent: true }]);
  });

  it('says nothing of a listing that is not loaded', () => {
    const { inAll, rows } = amenityRows([aListing({ amenities: ['wifi'] }), undefined]);
    expect([inAll, rows]).toEqual([['Wi-Fi'], []]);
  });
});

describe('placeRows', () => {
  const work = { name: 'Работа', place: 'Лозенец, София', lat: 42.6735, lon: 23.3203 };
  const near = aListing({ geo: { lat: 42.68, lon: 23.32 } });
  const far = aListing({ geo: { lat: 42.75, lon: 23.4 } });

  it('says how far each listing is from a place of one’s own, and which is the nearest', () => {
    const [row] = placeRows([far, near, aListing({ geo: undefined })], [work]);
    expect(row?.label).toBe('До „Работа“');
    expect(row?.cells.map(({ best }) => best)).toEqual([undefined, 'най-близо', undefined]);
    expect(row?.cells[1]?.text?.replaceAll('\u00a0', ' ')).toMatch(/^0,7 км по права линия/u);
    expect(row?.cells[2]?.text).toBeUndefined();
  });

  it('is empty without places, and without a point', () => {
    expect(placeRows([near, far], [])).toEqual([]);
    expect(placeRows([aListing({ geo: undefined })], [work])).toEqual([]);
  });
});
