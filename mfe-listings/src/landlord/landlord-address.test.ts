import { landlordHref, readLandlordPage } from './landlord-address.ts';

describe('the address of a landlord’s page', () => {
  it.each([
    ['', { page: 1 }],
    ['page=3&sort=price_asc', { page: 3, sort: 'price_asc' }],
    ['page=0', { page: 1 }],
    ['page=x&sort=toString', { page: 1 }],
  ])('%s is read', (query, read) => {
    expect(readLandlordPage(new URLSearchParams(query))).toEqual(read);
  });

  it.each([
    [{ page: 1 }, '/landlords/u9'],
    [{ page: 2 }, '/landlords/u9?page=2'],
    [{ page: 1, sort: 'price_asc' }, '/landlords/u9?sort=price_asc'],
    [{ page: 3, sort: 'price_asc' }, '/landlords/u9?sort=price_asc&page=3'],
  ] as const)('of %j is %s', (page, href) => {
    expect(landlordHref('u9', page)).toBe(href);
  });
});
