import type { HomePage as Home } from '@pokriv/contracts/page-endpoints';
import type { Role } from '@pokriv/contracts/roles';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@pokriv/web-kit/router-server';

import { aCard } from '../a-card.testing.ts';
import { Shelf } from '../card/shelf.ts';
import { fakeApi, show, signInAs, signOut, switchCurrency } from '../page.testing.tsx';
import { rememberListing } from '../recent/recent-store.ts';
import { inLeva } from '../sums.testing.ts';
import { HomePage } from './home-page.tsx';

const someCards = (count: number, part: Parameters<typeof aCard>[0] = {}) =>
  Array.from({ length: count }, () => aCard({ id: crypto.randomUUID(), ...part }));
const promoted = { isPromoted: true, promotionType: 'super' as const };

function homeOf(part: Partial<Home> = {}) {
  const home: Home = {
    ...{ super: [], recommended: someCards(6), cities: { varna: 1, sofia: 12 } },
    ...{ servedToken: 'served', ...part },
  };
  return fakeApi(({ path }) =>
    path === '/api/pages/home'
      ? { body: { success: true, data: home } }
      : { body: { success: true, data: [], pagination: { hasNext: false } } },
  );
}

const articles = () => document.querySelectorAll('article');
const actions = () => {
  const [part] = screen.getAllByRole('region').slice(-1);
  return [...(part?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
};

async function open() {
  show(<HomePage />);
  await screen.findByText('12 обяви', { normalizer: plain });
}

afterEach(() => act(() => signOut()));

describe('HomePage', () => {
  it('loads everything with one call', async () => {
    const sent = homeOf();
    await open();
    expect(sent.map(({ path }) => path)).toEqual(['/api/pages/home']);
  });

  it('hides the super listings when there are none', async () => {
    homeOf();
    show(<HomePage />);
    expect(await screen.findByText('Препоръчани обяви')).toBeInTheDocument();
    expect(await screen.findByText('12 обяви', { normalizer: plain })).toBeInTheDocument();
    expect(articles()).toHaveLength(6);
    expect(screen.queryByText('Силно препоръчани')).toBeNull();
  });

  it('shows the recommended listings of phones in one row to swipe only where they are the first block', async () => {
    const inRow = () => articles()[articles().length - 1]?.closest(String(Shelf)) !== null;
    homeOf();
    const { unmount } = show(<HomePage />);
    await waitFor(() => expect(articles()).toHaveLength(6));
    expect(inRow()).toBe(true);
    unmount();
    homeOf({ super: someCards(1, promoted) });
    show(<HomePage />);
    await waitFor(() => expect(articles()).toHaveLength(7));
    expect(inRow()).toBe(false);
  });

  it('shows up to four super listings, without duplicates', async () => {
    const top = someCards(4, promoted);
    homeOf({ super: top, recommended: [...top.slice(0, 2), ...someCards(5)] });
    show(<HomePage />);
    expect(await screen.findByRole('heading', { name: 'Силно препоръчани' })).toBeInTheDocument();
    expect(articles()).toHaveLength(4 + 5);
  });

  describe('HomePage after a search in this browser', () => {
    const found = { success: true, servedToken: 'found', pagination: { hasNext: false, total: 1 } };
    const homeAndSearch = (cards: object[]) =>
      fakeApi(({ path }) =>
        path === '/api/pages/home'
          ? {
              body: {
                success: true,
                data: {
                  super: someCards(1, promoted),
                  recommended: someCards(2),
                  cities: {},
                  servedToken: 's',
                },
              },
            }
          : { body: { ...found, data: cards } },
      );
    beforeEach(() => localStorage.setItem('last-search', '/properties?location=sofia&priceMax=1500'));
    afterEach(() => localStorage.clear());
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

    it('shows its newest listings before the recommended ones, with a link to the search', async () => {
      const sent = homeAndSearch([aCard({ title: 'Ново в София' })]);
      show(<HomePage />);
      expect(await screen.findByText('Ново в София')).toBeInTheDocument();
      expect(headings().slice(0, 3)).toEqual([
        'Силно препоръчани',
        'Ново за последното ви търсене',
        'Препоръчани обяви',
      ]);
      expect(screen.getByText(/^Жилища под наем в София · /u)).toHaveTextContent('1 500');
      expect(screen.getByRole('link', { name: 'Продължи търсенето' })).toHaveAttribute(
        'href',
        '/properties?location=sofia&priceMax=1500',
      );
      const asked = sent.find(({ path }) => path.startsWith('/api/properties'));
      expect(asked?.path).toContain('sort=newest');
    });

    it('hides a last search without results', async () => {
      homeAndSearch([]);
      show(<HomePage />);
      await screen.findByText('Препоръчани обяви');
      await waitFor(() => expect(headings()).not.toContain('Ново за последното ви търсене'));
    });

    it('ignores a stored value that is not a search URL', async () => {
      localStorage.setItem('last-search', 'https://example.com/');
      const sent = homeAndSearch([]);
      show(<HomePage />);
      await screen.findByText('Препоръчани обяви');
      expect(sent.map(({ path }) => path)).toEqual(['/api/pages/home']);
    });
  });

  it('links to the cities with the most listings', async () => {
    homeOf();
    show(<HomePage />);
    const sofia = await screen.findByRole('link', { name: /София 12\sобяви/ });
    expect(sofia).toHaveAttribute('href', '/properties?location=sofia');
    expect(screen.getByRole('link', { name: /Варна 1\sобява/ })).toBeInTheDocument();
  });

  it('shows an error and retries', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Нещо се обърка.' } }
        : { body: { success: true, data: { super: [], recommended: someCards(1), cities: {} } } },
    );
    show(<HomePage />);
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    expect(screen.getByText('Обявите не се заредиха')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('shows the four numbers of the product', async () => {
    homeOf();
    await open();
    const numbers = [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(numbers).toEqual(['градове40+', 'вида имоти5+', 'удобства20+', 'безплатно за търсещите100%']);
  });

  it('searches by city and maximum price', async () => {
    homeOf();
    await open();
    await userEvent.click(screen.getByRole('combobox', { name: 'Къде и какво търсите?' }));
    await userEvent.click(screen.getByRole('option', { name: /^Варна/u }));
    await userEvent.selectOptions(screen.getByLabelText('Най-висока цена'), '800');
    await userEvent.click(screen.getByRole('button', { name: 'Търси' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/properties?location=varna&priceMax=800');
  });

  it('offers prices in the person’s currency, keeps the choice at a switch and names the currency', async () => {
    homeOf();
    await open();
    const select = screen.getByLabelText<HTMLSelectElement>('Най-висока цена');
    await userEvent.selectOptions(select, '800');
    switchCurrency('EUR');
    expect([...select.options].map(({ text }) => plain(text)).slice(1)).toEqual([
      '250 €',
      '400 €',
      '600 €',
      '750 €',
      '1 000+ €',
    ]);
    expect(select).toHaveValue('400');
    await userEvent.click(screen.getByRole('button', { name: 'Търси' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/properties?priceMax=400&currency=EUR');
    switchCurrency('BGN');
    expect(select).toHaveValue('800');
  });

  it.each<[Role | undefined, [string, string][]]>([
    [undefined, [['Регистрирай се', '/register']]],
    [
      'landlord',
      [
        ['Добави обява', '/create-property'],
        ['Обнови профила', '/profile'],
      ],
    ],
    [
      'tenant',
      [
        ['Стани наемодател', '/become-landlord'],
        ['Търси жилище', '/properties'],
      ],
    ],
    [
      'admin',
      [
        ['Разгледай обявите', '/properties'],
        ['Обнови профила', '/profile'],
      ],
    ],
  ])('shows %s the matching call to action', async (role, links) => {
    if (role) signInAs(role);
    homeOf();
    await open();
    expect(actions()).toEqual(links);
  });

  it('shows the listings viewed on this device once there is one', async () => {
    homeOf();
    await open();
    expect(screen.queryByText('Последно разгледани')).toBeNull();
    act(() => rememberListing({ id: 'r', title: 'Разгледана', price: inLeva(900), city: 'varna' }));
    expect(await screen.findByRole('link', { name: 'Разгледана' })).toBeVisible();
    localStorage.clear();
  });

  it('renders on the server as for a visitor', () => {
    signInAs('landlord');
    const html = renderToString(
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>,
    );
    expect(html).toContain('Намерете дом');
    expect(html).toContain('href="/register"');
    expect(html).not.toContain('style="');
  });
});

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
