import type { Role } from '@pokriv/contracts/roles';
import type { SessionUser } from '@pokriv/web-kit/session';

import { texts } from '../messages.ts';
import { accountTexts } from './messages.ts';
import {
  addListingLink,
  headerLinks,
  looksForHome,
  mayAddListing,
  userMenuLinks,
  visitorLinks,
} from './navigation-links.ts';

const someone = (role: Role) => ({ role }) as SessionUser;
const paths = (links: { to: string }[]) => links.map(({ to }) => to);

describe('headerLinks', () => {
  it.each([
    [undefined, ['/properties']],
    [someone('tenant'), ['/properties', '/favorites']],
    [someone('landlord'), ['/properties', '/today', '/my-properties']],
    [someone('admin'), ['/properties', '/admin']],
  ])('are those of the role', (user, expected) => {
    expect(paths(headerLinks(user))).toEqual(expected);
  });

  it('show visitors the map, help and the way to publish', () => {
    expect(paths([...visitorLinks])).toEqual(['/properties?view=map', '/help', '/become-landlord']);
  });

  it('keep favourites on a phone for people who look for a home', () => {
    const people = [undefined, someone('tenant'), someone('landlord'), someone('admin')];
    expect(people.map(looksForHome)).toEqual([true, true, false, false]);
  });

  it('userMenuLinks offers favourites and saved searches to every user, own listings and the plan to landlords only', () => {
    expect(paths(userMenuLinks(someone('tenant')))).toEqual([
      '/profile',
      '/messages',
      '/viewings',
      '/favorites',
      '/saved-searches',
    ]);
    expect(paths(userMenuLinks(someone('landlord')))).toEqual([
      '/profile',
      '/messages',
      '/viewings',
      '/today',
      '/my-properties',
      '/subscription',
      '/favorites',
      '/saved-searches',
    ]);
    expect([undefined, someone('tenant'), someone('landlord'), someone('admin')].map(addListingLink)).toEqual(
      ['/become-landlord', '/become-landlord', '/create-property', '/create-property'],
    );
    expect([mayAddListing(undefined), mayAddListing(someone('landlord'))]).toEqual([false, true]);
  });
});

describe('a number beside a link', () => {
  it.each([
    [texts.waiting, '1 чака', '2 чакат'],
    [texts.unreadMessages, 'Съобщения: 1 непрочетен разговор', 'Съобщения: 2 непрочетени разговора'],
    [texts.newInSearches, 'Запазени търсения: 1 нова обява', 'Запазени търсения: 2 нови обяви'],
    [accountTexts.fresh, '1 нова', '2 нови'],
    [(limit: number) => accountTexts.placesUsed(0, limit), '0 от 1 място', '0 от 2 места'],
  ])('agrees with one and with two: %#', (text, one, two) => {
    expect([text(1), text(2)]).toEqual([one, two]);
  });

  it('is left out of the name of the messages when all are read', () => {
    expect(texts.unreadMessages(0)).toBe('Съобщения');
  });
});
