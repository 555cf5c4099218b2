import type { Role } from '@pokriv/contracts/roles';
import { startSession } from '@pokriv/web-kit/identity';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { clearAuth, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { act, render, screen, within } from '@testing-library/react';
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

/** jsdom applies no media queries: both the wide and the narrow parts of the header exist, some hidden. */
const hidden = { hidden: true };
const navigation = () => screen.getByRole('navigation', { name: 'Основна навигация', ...hidden });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', hidden)
    .map(({ textContent }) => textContent);

async function open(role: Role | undefined, path = '/help', news = 0) {
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.resolve(
      Response.json({
        success: true,
        data: { used: 2, limit: 5, threads: 3, viewings: 1, searches: 1, listings: news },
      }),
    );
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
    expect(linksIn(navigation())).toEqual(links);
    expect(screen.queryAllByRole('link', { name: 'Добави обява', ...hidden })).toHaveLength(adding);
    expect(screen.queryByRole('link', { name: /Вход|Регистрация/u, ...hidden })).not.toBeInTheDocument();

    const trigger = await screen.findByRole('button', { name: 'Моят профил: Мария Иванова' });
    await person.click(trigger);
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '') ?? document.body;
    const shown = linksIn(panel).map((text) => text?.replace(/\d.*$/u, ''));
    expect(shown).toEqual(menu);
    expect(within(panel).getByRole('button', { name: 'Изход', ...hidden })).toBeInTheDocument();
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
    expect(screen.queryByRole('link', { name: /^Съобщения/u, ...hidden })).not.toBeInTheDocument();
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
    expect(screen.getByRole('link', { name: 'Вход', ...hidden })).toHaveAttribute('href', login);
    expect(screen.getByRole('link', { name: 'Регистрация', ...hidden })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Любими', ...hidden })).toHaveAttribute('href', '/favorites');
    expect(screen.queryByRole('button', { name: /^Моят профил/u })).not.toBeInTheDocument();
  });

  it('has the switch of currencies in the bar and in the phone menu, also for visitors', async () => {
    await open(undefined);
    const switches = () => screen.getAllByRole('group', { name: 'Валута', ...hidden });
    expect(switches()).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Отвори менюто', ...hidden }));
    expect(switches()).toHaveLength(2);
  });

  it.each([
    [undefined, ['Обяви', 'Карта', 'Помощ', 'Публикувай обява', 'Вход', 'Регистрация']],
    ['tenant', ['Обяви', 'Любими']],
    ['landlord', ['Обяви', 'Днес', 'Моите обяви', 'Добави обява']],
    ['admin', ['Обяви', 'Администрация']],
  ] as const)('shows in the phone menu of a %s the same links', async (role, links) => {
    await open(role);
    await person.click(screen.getByRole('button', { name: 'Отвори менюто', ...hidden }));
    const [, panel] = screen.getAllByRole('navigation', { name: 'Основна навигация', ...hidden });
    expect(panel && linksIn(panel)).toEqual(links);
  });
});
