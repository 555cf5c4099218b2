import { currentUser } from '@pokriv/web-kit/session';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { screen, within } from '@testing-library/react';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { ProfilePage } from './profile-page.tsx';
import { sectionsOf } from './sections.ts';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  hasPassword: () => Promise.resolve(true),
}));

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));

const others = {
  'GET /auth/role-change-request': answer.done(null),
  'GET /auth/second-factor': answer.done({ isOffered: true, isSetUp: false }),
  'GET /auth/data-export': answer.done({ status: 'none', requestedAt: null, expiresAt: null, bytes: null }),
};

describe('ProfilePage', () => {
  it.each(['tenant', 'landlord', 'admin'] as const)(
    'of a %s has every section and a link to it',
    async (role) => {
      fakeBackend({ 'GET /auth/profile': answer.done(aUser({ role })), ...others });
      const sections = sectionsOf(role);
      renderPage(<ProfilePage />, '/profile');
      const links = within(
        await screen.findByRole('navigation', { name: 'Раздели на профила' }),
      ).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
      for (const { label } of sections)
        expect(screen.getByRole('region', { name: label })).toBeInTheDocument();
    },
  );

  it('updates role, name and picture of the session', async () => {
    const changed = aUser({ firstName: 'Ана', role: 'landlord', avatar: '/media/avatars/abc.webp' });
    fakeBackend({ 'GET /auth/profile': answer.done(changed), ...others });
    renderPage(<ProfilePage />, '/profile');
    await screen.findByRole('heading', { level: 1, name: 'Ана Петрова' });
    expect(currentUser()).toMatchObject({ role: 'landlord', avatar: '/media/avatars/abc.webp' });
  });

  it('offers a retry when the profile fails to load', async () => {
    fakeBackend({});
    renderPage(<ProfilePage />, '/profile');
    expect(await screen.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});
