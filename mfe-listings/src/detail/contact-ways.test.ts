import { aListing, anOwnListing } from '../a-listing.testing.ts';
import { isOver, isPublic, landlordName, managesListing } from '../listing.ts';
import type { Listing } from '../listing.ts';
import { appHref, appsOf, canBeWrittenTo } from './contact-ways.ts';

const user = (id: string, role = 'tenant') => ({ id, role }) as Parameters<typeof managesListing>[0];

describe('a listing', () => {
  it.each<[Listing['status'], boolean, boolean]>([
    ['active', true, false],
    ['rented', true, true],
    ['expired', true, true],
    ['paused', false, false],
    ['removed', false, false],
  ])('that is %s: public %p, over %p', (status, isShown, isClosed) => {
    expect([isPublic(aListing({ status })), isOver(aListing({ status }))]).toEqual([isShown, isClosed]);
  });

  it.each([
    [undefined, false],
    [user('u9', 'landlord'), true],
    [user('u1', 'landlord'), false],
    [user('u1', 'admin'), true],
  ])('is managed by its landlord and by administrators: %j %p', (one, does) => {
    expect(managesListing(one, aListing())).toBe(does);
  });

  it.each([
    [aListing(), undefined, true],
    [aListing(), user('u1'), true],
    [aListing(), user('u9'), false],
    [anOwnListing(), user('u1'), false],
    [aListing({ status: 'rented' }), user('u1'), false],
  ])('can be written to while it is active, by others only (case %#)', (listing, one, can) => {
    expect(canBeWrittenTo(listing, one)).toBe(can);
  });

  it('names its landlord by what is known', () => {
    const named = (firstName: string, lastName: string) =>
      landlordName({ landlord: { ...aListing().landlord, firstName, lastName } });
    expect(named('Мария', 'Петрова')).toBe('Мария Петрова');
    expect(named('Мария', '')).toBe('Мария');
    expect(named('', '')).not.toBe('');
  });

  it('has the apps that its owner chose, each with its own address', () => {
    expect(appsOf(aListing({ contactMethods: ['whatsapp', 'phone', 'viber'] }))).toEqual([
      'viber',
      'whatsapp',
    ]);
    expect(appsOf(aListing({ contactMethods: undefined }))).toEqual([]);
    expect(appHref('viber', '0888123456')).toBe('viber://chat?number=%2B359888123456');
    expect(appHref('whatsapp', '0888123456')).toBe('https://wa.me/359888123456');
  });
});
