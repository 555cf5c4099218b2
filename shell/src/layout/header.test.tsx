import type { Role } from '@pokriv/contracts/roles';
import { startSession } from '@pokriv/web-kit/identity';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { clearAuth, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { Header } from './header.tsx';

jest.mock('@pokriv/web-kit/threads', () => ({ startLiveThreads: () => () => undefined }));
jest.mock('../../kit/src/identity/provider.ts', () => ({
  signOutIdentity: jest.fn(),
  currentIdentity: () => Promise.resolve(null),
  onIdentity: jest.fn(),
}));

const token = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;
const person = userEvent.setup();

const navigation = () => screen.getByRole('navigation', { name: 'Основна навигация' });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const counted = { used: 2, limit: 5, threads: 3, viewings: 1, searches: 1 };
/** A task, a viewing, its thread and another one. */
const waiting: Record<string, unknown> = {
  '/api/properties/today': { data: { tasks: [{}] } },
  '/api/viewings': { data: [{}] },
  '/api/threads': {
    data: [
      { side: 'landlord', viewing: { awaits: 'landlord' } },
      { side: 'landlord', viewing: null },
    ],
    pagination: { total: 2 },
  },
};

const withoutCount = (text: string) => text.replace(/\d.*$/u, '');

async function open(role: Role | undefined, path = '/help', news = 0, failing?: string) {
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    asked.push(String(address));
    const { pathname } = new URL(String(address), location.origin);
    if (pathname === failing)
      return Promise.resolve(Response.json({ success: false, code: 'INTERNAL' }, { status: 500 }));
    const reply = waiting[pathname] ?? { data: { ...counted, listings: news } };
    return Promise.resolve(Response.json({ success: true, ...reply }));
  };
  await startSession();
  if (role)
    logIn(
      { id: 'u1', role, firstName: 'Мария', lastName: 'Иванова', createdAt: '2026-01-05' } as SessionUser,
      token,
    );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[path]}>
        <Header isPreview={false} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return asked;
}

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});
beforeEach(() => clearAuth());

describe('Header', () => {
  it.each([
    ['tenant', ['Обяви', 'Любими'], ['Профил', 'Съобщения', 'Огледи', 'Любими', 'Запазени търсения'], 0],
    [
      'landlord',
      ['Обяви', 'Днес', 'Моите обяви'],
      ['Профил', 'Съобщения', 'Огледи', 'Днес', 'Моите обяви', 'Абонамент', 'Любими', 'Запазени търсения'],
      1,
    ],
    [
      'admin',
      ['Обяви', 'Администрация'],
      ['Профил', 'Съобщения', 'Огледи', 'Любими', 'Запазени търсения'],
      0,
    ],
  ] as const)('shows the links of a %s (spec §2)', async (role, links, menu, adding) => {
    await open(role);
    expect(linksIn(navigation()).map(withoutCount)).toEqual(links);
    expect(screen.queryAllByRole('link', { name: 'Добави обява', hidden: true })).toHaveLength(adding);
    expect(screen.queryByRole('link', { name: /Вход|Регистрация/u, hidden: true })).not.toBeInTheDocument();

    const trigger = await screen.findByRole('button', { name: 'Моят профил: Мария Иванова' });
    await person.click(trigger);
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '') ?? document.body;
    const shown = linksIn(panel).map(withoutCount);
    expect(shown).toEqual(menu);
    expect(within(panel).getByRole('button', { name: 'Изход' })).toBeInTheDocument();
  });

  it('has a link to the profile until the menu is loaded, which takes its focus', async () => {
    await open('tenant');
    const link = screen.getByRole('link', { name: 'Моят профил: Мария Иванова' });
    expect(link).toHaveAttribute('href', '/profile');
    link.focus();
    expect(await screen.findByRole('button', { name: 'Моят профил: Мария Иванова' })).toHaveFocus();
  });

  it('shows the used places of a plan in the menu of a landlord', async () => {
    await open('landlord');
    await person.click(await screen.findByRole('button', { name: /^Моят профил/u }));
    expect(await screen.findByText('2 от 5 места')).toBeInTheDocument();
  });

  it('counts for a landlord what waits on „Днес“, in the bar and in both menus', async () => {
    await open('landlord');
    const today = { name: 'Днес (3 чакат)' };
    expect(await within(navigation()).findByRole('link', today)).toHaveAttribute('href', '/today');
    await person.click(screen.getByRole('button', { name: 'Отвори менюто' }));
    expect(screen.getAllByRole('link', today)).toHaveLength(2);
    await person.click(await screen.findByRole('button', { name: /^Моят профил/u }));
    expect(await screen.findByRole('link', { name: /^Днес\s?3 чакат$/u })).toBeInTheDocument();
  });

  it.each(['tenant', 'admin'] as const)('reads no tasks for a role of %s', async (role) => {
    const asked = await open(role);
    await screen.findByRole('link', { name: 'Съобщения: 3 непрочетени разговора' });
    expect(asked.filter((address) => address.includes('/today'))).toEqual([]);
  });

  it('shows no count while a part of it cannot be read', async () => {
    const asked = await open('landlord', '/help', 0, '/api/viewings');
    await waitFor(() => expect(asked.some((address) => address.includes('/viewings'))).toBe(true));
    await act(async () => undefined);
    expect(within(navigation()).getByRole('link', { name: 'Днес' })).toBeInTheDocument();
  });

  it('names the unread threads on the link to messages and counts both in the menu', async () => {
    await open('tenant');
    const link = await screen.findByRole('link', { name: 'Съобщения: 3 непрочетени разговора' });
    expect(link).toHaveAttribute('href', '/messages');
    await person.click(await screen.findByRole('button', { name: /^Моят профил/u }));
    expect(await screen.findByText('3 чакат')).toBeInTheDocument();
    expect(screen.getByText('1 чака')).toBeInTheDocument();
  });

  it('counts the new listings of saved searches on a link and in the menu', async () => {
    await open('tenant', '/help', 12);
    const link = await screen.findByRole('link', { name: 'Запазени търсения: 12 нови обяви' });
    expect(link).toHaveAttribute('href', '/saved-searches');
    expect(link).toHaveTextContent('12');
    await person.click(await screen.findByRole('button', { name: /^Моят профил/u }));
    expect(await screen.findByText('12 нови')).toBeInTheDocument();
  });

  it('has no link to saved searches without news', async () => {
    await open('tenant');
    await screen.findByRole('link', { name: 'Съобщения: 3 непрочетени разговора' });
    expect(screen.queryByRole('link', { name: /^Запазени търсения:/u })).not.toBeInTheDocument();
  });

  it('reads nothing for a visitor', async () => {
    const asked = await open(undefined);
    await act(async () => undefined);
    expect(screen.queryByRole('link', { name: /^Съобщения/u, hidden: true })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it.each([
    ['/properties?location=sofia', '/login?redirect=%2Fproperties%3Flocation%3Dsofia', ['Обяви']],
    ['/help', '/login?redirect=%2Fhelp', ['Помощ']],
    ['/login?redirect=%2Fhelp', '/login', []],
  ])('shows the links of a visitor at %s, marks the page and returns to it', async (path, login, current) => {
    await open(undefined, path);
    expect(linksIn(navigation())).toEqual(['Обяви', 'Карта', 'Помощ', 'Публикувай обява']);
    const marked = [...navigation().querySelectorAll('[aria-current="page"]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(current);
    expect(screen.getByRole('link', { name: 'Вход' })).toHaveAttribute('href', login);
    expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Любими' })).toHaveAttribute('href', '/favorites');
    expect(screen.queryByRole('button', { name: /^Моят профил/u })).not.toBeInTheDocument();
  });

  it('has the switch of currencies in the bar and in the phone menu, also for visitors', async () => {
    await open(undefined);
    const switches = () => screen.getAllByRole('group', { name: 'Валута' });
    expect(switches()).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Отвори менюто' }));
    expect(switches()).toHaveLength(2);
  });

  it.each([
    [undefined, ['Обяви', 'Карта', 'Помощ', 'Публикувай обява', 'Вход', 'Регистрация']],
    ['tenant', ['Обяви', 'Любими']],
    ['landlord', ['Обяви', 'Днес', 'Моите обяви', 'Добави обява']],
    ['admin', ['Обяви', 'Администрация']],
  ] as const)('shows in the phone menu of a %s the same links', async (role, links) => {
    await open(role);
    await person.click(screen.getByRole('button', { name: 'Отвори менюто' }));
    const [, panel] = screen.getAllByRole('navigation', { name: 'Основна навигация' });
    expect(panel && linksIn(panel).map(withoutCount)).toEqual(links);
  });
});
