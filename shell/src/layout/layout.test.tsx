import { giveBoot } from '@pokriv/web-kit/boot';
import { startSession } from '@pokriv/web-kit/identity';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { Link } from '@pokriv/web-kit/router';
import { awaitUser, clearAuth, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Layout } from './layout.tsx';

jest.mock('../../kit/src/identity/provider.ts', () => ({
  signOutIdentity: jest.fn(),
  currentIdentity: () => Promise.resolve(null),
  onIdentity: jest.fn(),
}));

const token = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;
const user = { id: 'u1', role: 'tenant', firstName: 'Мария', lastName: 'Иванова', isEmailVerified: false };

async function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Layout>
        <h1>Страница</h1>
        <Link to="/help">Към помощта</Link>
      </Layout>
    </MemoryRouter>,
  );
  // The parts of signed-in users load after the frame.
  await act(async () => {
    await Promise.all([import('./user-menu.tsx'), import('./verification-reminder.tsx')]);
  });
}
const banner = () => screen.queryByText(/^Потвърдете имейла си/u);
const footer = () => screen.queryByRole('contentinfo');

beforeAll(() => {
  globalThis.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  globalThis.fetch = () => Promise.resolve(Response.json({ success: true, data: { used: 2, limit: 5 } }));
});
beforeEach(async () => {
  sessionStorage.clear();
  clearAuth();
  await startSession();
  logIn(user as SessionUser, token);
});
afterEach(() => jest.restoreAllMocks());

describe('Layout', () => {
  it('has the banner of an unverified e-mail and the footer', async () => {
    await open('/help');
    expect(banner()).toBeInTheDocument();
    expect(footer()).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Страница');
  });

  it('hides them in the preview of an administrator', async () => {
    await open('/properties/p1?adminPreview=true');
    expect(banner()).toBeNull();
    expect(footer()).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent('Страница');
  });

  it.each(['/admin', '/admin/properties/p1'])('has a short footer without cities at %s', async (address) => {
    await open(address);
    expect(screen.queryByRole('navigation', { name: 'Наеми по градове' })).toBeNull();
    expect(within(footer() as HTMLElement).getByRole('link', { name: 'Общи условия' })).toBeInTheDocument();
  });

  it('has the whole footer at an address that only begins like the administration', async () => {
    await open('/administration');
    expect(screen.getByRole('navigation', { name: 'Наеми по градове' })).toBeInTheDocument();
  });

  it('shows them for another value of the parameter', async () => {
    await open('/properties/p1?adminPreview=1');
    expect(footer()).toBeInTheDocument();
  });

  it('shows a spinner while the session loads, but the content of a public page at once', async () => {
    giveBoot({ openPages: ['/help'] });
    awaitUser(token);
    await open('/profile');
    expect(screen.getByRole('main')).not.toHaveTextContent('Страница');
    cleanup();
    await open('/help');
    expect(screen.getByRole('main')).toHaveTextContent('Страница');
    cleanup();
    act(() => logIn(user as SessionUser, token));
    await open('/profile');
    expect(screen.getByRole('main')).toHaveTextContent('Страница');
  });

  it('is no preview any more after a link in a window of its own', async () => {
    await open('/properties/p1?adminPreview=true');
    await userEvent.click(screen.getByRole('link', { name: 'Към помощта' }));
    expect(footer()).toBeInTheDocument();
  });
});

describe('VerificationBanner', () => {
  it('is dismissed for the session', async () => {
    await open('/help');
    await userEvent.click(screen.getByRole('button', { name: 'Скрий' }));
    expect(banner()).toBeNull();
    expect(sessionStorage.getItem('verification-banner-dismissed')).toBe('1');
  });

  it('stays away once it was dismissed', async () => {
    sessionStorage.setItem('verification-banner-dismissed', '1');
    await open('/help');
    expect(banner()).toBeNull();
  });

  it('is shown where storage is denied, and dismissed for this page', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => {
      if (key === 'verification-banner-dismissed') throw new DOMException('denied', 'SecurityError');
      return null;
    });
    await open('/help');
    expect(banner()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Скрий' }));
    expect(banner()).toBeNull();
  });

  it('is absent for a verified e-mail', async () => {
    logIn({ ...user, isEmailVerified: true } as SessionUser, token);
    await open('/help');
    expect(banner()).toBeNull();
  });
});
