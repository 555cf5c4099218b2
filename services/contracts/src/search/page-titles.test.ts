import { sumOf, toMoney } from '../money.ts';
import { landlordHeading, landlordListings, publicName } from './landlord-listings.ts';
import { inCity, listingsCount, listingTitle, searchTitle, tabTitle } from './page-titles.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('page titles', () => {
  it('name a listing with its place and price', () => {
    const listing = {
      title: 'Светъл двустаен',
      price: toMoney(sumOf(1200, 'BGN')),
      location: { city: 'sofia', neighborhood: 'Лозенец' },
    };
    expect(plain(listingTitle(listing, 'BGN'))).toBe('Светъл двустаен, Лозенец, София – 1 200 лв.');
    expect(plain(listingTitle(listing, 'EUR'))).toBe('Светъл двустаен, Лозенец, София – 613,55 €');
    expect(listingTitle({ ...listing, price: undefined, location: {} }, 'BGN')).toBe('Светъл двустаен');
    expect(listingTitle({ location: {} }, 'BGN')).toBeUndefined();
  });

  it('name a search by its city, single type and number of results', () => {
    expect(searchTitle({})).toBe('Жилища под наем');
    expect(searchTitle({ location: 'varna', propertyType: ['room'] })).toBe('Стаи под наем във Варна');
    expect(searchTitle({ propertyType: ['room', 'house'] })).toBe('Жилища под наем');
    expect(plain(searchTitle({ location: 'sofia' }, { total: 1234 }))).toBe(
      'Жилища под наем в София – 1 234 обяви',
    );
  });

  it('name the only district of a city', () => {
    expect(searchTitle({ location: 'sofia', neighborhood: ['Лозенец'] })).toBe(
      'Жилища под наем в Лозенец, София',
    );
    expect(searchTitle({ location: 'varna', neighborhood: ['Виница'], propertyType: ['house'] })).toBe(
      'Къщи под наем във Виница, Варна',
    );
    expect(searchTitle({ location: 'varna', neighborhood: ['Чайка', 'Левски'] })).toBe(
      'Жилища под наем във Варна',
    );
  });

  it('name the place on the map instead of its city', () => {
    const near = { city: 'sofia', neighborhood: 'Лозенец' };
    expect(searchTitle({ location: 'sofia', near })).toBe('Жилища под наем около Лозенец, София');
    expect(searchTitle({ propertyType: ['room'], near: { city: 'bansko' } })).toBe(
      'Стаи под наем около Банско',
    );
  });

  it('format one, many and a minimum number of listings', () => {
    const texts = [{ total: 1 }, { total: 0 }, { total: 12345 }, { total: 1000, totalIsMinimum: true }];
    expect(texts.map((found) => plain(listingsCount(found)))).toEqual([
      '1 обява',
      '0 обяви',
      '12 345 обяви',
      '1000+ обяви',
    ]);
  });

  it('end with the name of the site and use the right preposition', () => {
    expect(tabTitle('Вход')).toBe('Вход · Покрив');
    expect(['sofia', 'vratsa', 'velingrad'].map(inCity)).toEqual(['в София', 'във Враца', 'във Велинград']);
  });
});

describe('page of a landlord', () => {
  it.each([
    ['Дом', 'Мария', 'Петрова', 'Обяви на Дом'],
    [undefined, 'Мария', 'Петрова', 'Обяви на Мария Петрова'],
    [undefined, 'Мария', '', 'Обяви на Мария'],
    [undefined, '', '', 'Обяви на наемодателя'],
  ])('of the agency %s and the person %s %s has its name', (agencyName, firstName, lastName, heading) => {
    expect(landlordHeading(publicName({ agencyName, firstName, lastName }))).toBe(heading);
  });

  it('asks for an order only when one is chosen', () => {
    const page = { landlord: 'u1', limit: '24', page: '2' };
    expect(landlordListings('u1', { page: 2 })).toEqual(page);
    expect(landlordListings('u1', { page: 2, sort: 'newest' })).toEqual({ ...page, sort: 'newest' });
  });
});
