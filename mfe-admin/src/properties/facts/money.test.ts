import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { aListing, leva } from '../../listing.testing.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { place } from './place.ts';
import { terms } from './terms.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

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

  it('has a commission and a deposit of a sum in both currencies', () => {
    const sum = { type: 'amount', amount: leva(600) } as const;
    const facts = new Map(
      money(aListing('p1', { advertiserType: 'agency', commission: sum, deposit: sum }), 'BGN'),
    );
    for (const name of ['commission', 'deposit'] as const)
      expect(plain(facts.get(name))).toBe('600 лв. / 306,78 €');
  });

  it.each([
    [{ type: 'none' }, 'Няма'],
    [{ type: 'months', months: 2 }, '2 наема'],
    [{ type: 'months', months: 1.5 }, '1,5 наема'],
    [undefined, undefined],
  ] as const)('words the deposit %j as %s', (deposit, text) => {
    expect(plain(new Map(money(aListing('p1', { deposit }), 'BGN')).get('deposit'))).toBe(text);
  });
});

describe('people', () => {
  const landlord = { id: 'l1', firstName: 'Мария', lastName: 'Петрова', avatar: null };
  const factsOf = (over: Partial<OwnProperty>) => new Map(people(aListing('p1', over)));

  it('tell when the number of a listing is verified', () => {
    expect(factsOf({ landlord: { ...landlord, isPhoneVerified: true } }).get('phoneVerified')).toBe('Да');
    expect(factsOf({ landlord }).get('phoneVerified')).not.toBe('Да');
  });

  it('format the phone and the first day of the landlord', () => {
    const facts = factsOf({
      contactPhone: '0888123456',
      landlord: { ...landlord, memberSince: '2026-02-01T10:00:00.000Z' },
    });
    expect(plain(facts.get('contactPhone'))).toBe('088 812 3456');
    expect(facts.get('landlord')).toBe('Мария Петрова');
    expect(plain(facts.get('memberSince'))).toBe('1 февруари 2026 г.');
  });

  it('leave out what is unknown', () => {
    const facts = factsOf({
      contactPhone: undefined,
      landlord: { ...landlord, firstName: '', lastName: '' },
    });
    for (const name of ['contactPhone', 'landlord', 'memberSince'] as const)
      expect(facts.get(name)).toBeFalsy();
  });
});

describe('place', () => {
  const factsOf = (over: Partial<OwnProperty>) => new Map(place(aListing('p1', over)));

  it('has the exact address, the point and the amenities by name', () => {
    const geo = { lat: 42.6712345, lon: 23.32 };
    const facts = factsOf({
      location: { city: 'sofia', street: 'Шипка', number: '6', geo },
      amenities: ['wifi', 'balcony'],
    });
    expect(facts.get('city')).toBe('София');
    expect(facts.get('address')).toBe('Шипка 6');
    expect(facts.get('geo')).toBe('42.67123, 23.32000');
    expect(facts.get('amenities')).toBe('Wi-Fi, Балкон');
  });

  it('leaves out what is unknown', () => {
    const facts = factsOf({ location: {}, amenities: [] });
    for (const name of ['city', 'address', 'geo', 'amenities'] as const)
      expect(facts.get(name)).toBeUndefined();
  });
});

describe('terms', () => {
  it.each([
    [undefined, undefined, undefined],
    [undefined, 24, undefined],
    [12, undefined, 'поне 12 месеца'],
    [12, 24, 'от 12 месеца до 24 месеца'],
  ])('tell a lease of %s to %s months as %s', (minLeaseMonths, maxLeaseMonths, lease) => {
    const facts = new Map(terms(aListing('p1', { minLeaseMonths, maxLeaseMonths })));
    expect(plain(facts.get('lease'))).toBe(lease);
  });
});
