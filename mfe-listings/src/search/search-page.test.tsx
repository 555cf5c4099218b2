import { propertySorts } from '@pokriv/contracts/listing/property-options';
import type { Facets, Relaxation } from '@pokriv/contracts/search/search';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { screenThat } from './search-page.testing.ts';
import { SearchPage } from './search-page.tsx';

interface More {
  pagination?: object;
  facets?: Facets;
  relaxed?: Relaxation[];
  spelling?: { asked: string; used: string };
}

const found = (total: number, { pagination, ...more }: More = {}) => ({
  body: {
    success: true,
    data: total > 0 ? [aCard()] : [],
    pagination: {
      page: 1,
      limit: 24,
      total,
      totalPages: Math.ceil(total / 24),
      hasNext: false,
      hasPrev: false,
      ...pagination,
    },
    ...more,
  },
});

const address = () => screen.getByTestId('address');
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
/** Fields have their own status elements, empty while closed. */
const countShown = () =>
  plain(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .find(Boolean),
  );
const paramsOf = (path: string | undefined) => Object.fromEntries(new URLSearchParams(path?.split('?')[1]));

/** Opens the page with a map box, after the place names have loaded. */
const showArea = (query: string) => act(async () => show(<SearchPage />, `/properties?${query}`));
/** jsdom renders both bar and pill: only CSS hides one. */
const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Филтри/u }));
  return within(await screen.findByRole('dialog', { name: 'Филтри' }));
};

beforeAll(() => {
  fakeDialogs();
  globalThis.scrollTo = () => undefined;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  globalThis.matchMedia = screenThat(() => false);
});

describe('SearchPage', () => {
  it('shows the count and sends exactly one request for the URL', async () => {
    const sent = fakeApi(() => found(1));
    show(<SearchPage />, '/properties?location=sofia&priceMax=1200&view=list&utm_source=mail');
    await waitFor(() => expect(countShown()).toBe('1 обява'));
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/properties?facets=true&limit=24&location=sofia&priceMax=1200',
    ]);
  });

  it('shows 1000+ when the real total is larger', async () => {
    fakeApi(() => found(1000, { pagination: { totalIsMinimum: true } }));
    show(<SearchPage />, '/properties');
    expect(await screen.findByText('1000+ обяви')).toBeInTheDocument();
  });

  it('names the parameters it dropped', async () => {
    fakeApi(() => found(1));
    show(<SearchPage />, '/properties?location=atlantis&sort=x');
    expect(
      await screen.findByText('Пропуснахме невалидни параметри в адреса: град, подреждане.'),
    ).toBeInTheDocument();
  });

  it('shows the corrected spelling it searched for', async () => {
    fakeApi(() => found(3, { spelling: { asked: 'лозенетс', used: 'лозенец' } }));
    show(<SearchPage />, '/properties?query=лозенетс');
    expect(await screen.findByText('Показваме резултати за „лозенец“ вместо „лозенетс“')).toBeInTheDocument();
  });

  it('links to the other pages with the filters kept', async () => {
    fakeApi(() => found(60, { pagination: { page: 2 } }));
    show(<SearchPage />, '/properties?location=sofia&page=2');
    expect(await screen.findByRole('link', { name: 'Следваща страница' })).toHaveAttribute(
      'href',
      '/properties?location=sofia&page=3',
    );
    expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute(
      'href',
      '/properties?location=sofia',
    );
    expect(countShown()).toBe('60 обяви · страница 2 от 3');
  });

  it('has a URL for each view', async () => {
    fakeApi(() => found(1));
    show(<SearchPage />, '/properties?location=sofia&page=2');
    const views = within(await screen.findByLabelText('Изглед'));
    expect(views.getByRole('link', { name: 'Карта' })).toHaveAttribute(
      'href',
      '/properties?location=sofia&page=2&view=map',
    );
    expect(views.getByRole('link', { name: 'Списък' })).toHaveAttribute('aria-current', 'true');
  });

  it('names the place of the map box in heading, title and city field', async () => {
    fakeApi(() => found(1));
    await showArea('bbox=23.36,42.645,23.39,42.67');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Жилища под наем около Младост 1, София');
    await waitFor(() =>
      expect(plain(document.title)).toBe('Жилища под наем около Младост 1, София – 1 обява · Покрив'),
    );
    expect(screen.getByRole('combobox', { name: 'Град' })).toHaveAttribute(
      'placeholder',
      'Около Младост 1, София',
    );
  });

  it('names the city for a box around all of it, and no place for a larger one', async () => {
    fakeApi(() => found(1));
    const { unmount } = await showArea('location=sofia&bbox=23.22,42.6,23.42,42.8');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Жилища под наем около София');
    unmount();
    await showArea('bbox=22.3,41.2,28.65,44.25');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Жилища под наем$/u);
    expect(screen.getByRole('combobox', { name: 'Град' })).toHaveAttribute('placeholder', 'Цяла България');
  });

  it.each(Object.entries(propertySorts).slice(1))(
    'sorts by %s and stores it in the URL',
    async (sort, label) => {
      const sent = fakeApi(() => found(1));
      show(<SearchPage />, '/properties?query=dvor&location=sofia');
      await screen.findByText('Светъл двустаен до метрото');
      await userEvent.selectOptions(screen.getByLabelText('Подреждане'), label);
      await waitFor(() => expect(paramsOf(sent.at(-1)?.path)).toMatchObject({ location: 'sofia', sort }));
      expect(address()).toHaveTextContent(`/properties?query=dvor&location=sofia&sort=${sort}`);
    },
  );

  it('shows skeletons instead of cards while loading', async () => {
    fakeApi(() => new Promise(() => undefined));
    await act(async () => show(<SearchPage />, '/properties'));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(
      document.querySelectorAll('div[aria-hidden="true"] > span[aria-hidden="true"]').length,
    ).toBeGreaterThan(3);
  });

  it('offers a retry after a failure', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Невалидни данни.' } }
        : found(1),
    );
    show(<SearchPage />, '/properties');
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Светъл двустаен до метрото')).toBeInTheDocument();
  });
});

describe('SearchPage with a failed search after a successful one', () => {
  const title = 'Светъл двустаен до метрото';
  const notice = 'Няма връзка. Показани са предишните резултати.';

  it('keeps the previous results, shows the error, and retries', async () => {
    let isDown = false;
    fakeApi(() => (isDown ? Promise.reject(new TypeError('fetch failed')) : found(1)));
    show(<SearchPage />, '/properties?location=sofia&pets=yes');
    await screen.findByText(title);
    isDown = true;
    await userEvent.click(screen.getByRole('button', { name: /^Премахни Домашни/u }));
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Опитай пак' }));
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    expect(countShown()).toBe('1 обява');
  });
});

describe('skip links of list and map side by side', () => {
  const skipLinks = () =>
    ['Към картата', 'Към филтрите', 'Към списъка'].map((name) =>
      screen.queryByRole('link', { name, hidden: true }),
    );

  it('lead from the list to the map and back, and to the filters', async () => {
    fakeApi(() => found(1));
    globalThis.matchMedia = screenThat((query) => query.includes('min-width'));
    show(<SearchPage />, '/properties?view=split');
    await screen.findByText('Светъл двустаен до метрото');
    const targets = skipLinks().map((link) => document.querySelector(link?.getAttribute('href') ?? '?'));
    for (const target of targets) expect(target).toHaveAttribute('tabindex', '-1');
    expect(targets[0]).toContainElement(skipLinks()[1] ?? null);
    expect(targets[1]).toContainElement(screen.getByRole('combobox', { name: 'Къде и какво търсите?' }));
    expect(targets[2]).toHaveTextContent('Жилища под наем');
  });

  it('are absent beside a list alone', async () => {
    fakeApi(() => found(1));
    show(<SearchPage />, '/properties');
    await screen.findByText('Светъл двустаен до метрото');
    expect(skipLinks()).toEqual([null, null, null]);
  });
});

describe('map alone on a phone', () => {
  /** CSS shows it on phones only; hidden parts have no accessible name. */
  const handleOf = () =>
    waitFor(() => {
      const found = document.querySelector<HTMLElement>('[aria-controls="result-sheet"]');
      if (!found?.textContent.includes('обява')) throw new Error('not loaded');
      return found;
    });

  it('has the list in a sheet that opens over the map', async () => {
    fakeApi(() => found(1));
    globalThis.matchMedia = screenThat((query) => query.includes('max-width'));
    show(<SearchPage />, '/properties?view=map');
    const handle = await handleOf();
    expect(plain(handle.textContent)).toBe('1 обява, покажи списъка');
    expect(screen.queryByText('Светъл двустаен до метрото')).toBeNull();
    await userEvent.click(handle);
    expect(await screen.findByText('Светъл двустаен до метрото')).toBeInTheDocument();
    expect(handle).toHaveAttribute('aria-expanded', 'true');
  });

  it('orders the open list, which stays open', async () => {
    fakeApi(() => found(1));
    globalThis.matchMedia = screenThat((query) => query.includes('max-width'));
    show(<SearchPage />, '/properties?view=map');
    const handle = await handleOf();
    expect(screen.queryByLabelText('Подреждане')).toBeNull();
    await userEvent.click(handle);
    await userEvent.selectOptions(screen.getByLabelText('Подреждане'), propertySorts.move_in_asc);
    expect(address()).toHaveTextContent('/properties?sort=move_in_asc&view=map&list=true');
  });

  it('has no list on a wide screen', async () => {
    fakeApi(() => found(1));
    globalThis.matchMedia = screenThat((query) => query.includes('min-width'));
    show(<SearchPage />, '/properties?view=map');
    await userEvent.click(await handleOf());
    expect(screen.queryByText('Светъл двустаен до метрото')).toBeNull();
    expect(screen.queryByLabelText('Подреждане')).toBeNull();
  });
});

describe('filter chips', () => {
  const chips = async () => within(await screen.findByRole('group', { name: 'Избрани филтри' }));

  it('remove one filter each, and the focus goes to the next', async () => {
    fakeApi(() => found(1));
    show(<SearchPage />, '/properties?location=sofia&propertyType=room&propertyType=house');
    await userEvent.click((await chips()).getByRole('button', { name: 'Премахни Стая' }));
    expect(address()).toHaveTextContent('/properties?location=sofia&propertyType=house');
    expect(screen.getByRole('button', { name: 'Премахни Къща' })).toHaveFocus();
  });

  it('give the focus to the heading when the last one is removed', async () => {
    fakeApi(() => found(1));
    show(<SearchPage />, '/properties?pets=yes');
    await userEvent.click((await chips()).getByRole('button', { name: /^Премахни/u }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(address()).toHaveTextContent(/^\/properties$/u);
  });

  it('are removed all at once, and the order stays', async () => {
    fakeApi(() => found(1));
    show(<SearchPage />, '/properties?location=sofia&amenities=wifi&sort=newest&page=2');
    await userEvent.click((await chips()).getByRole('button', { name: 'Изчисти всички' }));
    expect(address()).toHaveTextContent(/^\/properties\?sort=newest$/u);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('SearchPage without results', () => {
  it('suggests changes with their counts', async () => {
    fakeApi(() =>
      found(0, {
        relaxed: [
          { without: ['roomsMin', 'roomsMax'], total: 31 },
          { without: [], set: { priceMax: 900 }, total: 12 },
          { without: ['propertyType', 'priceMax'], total: 40 },
          { without: ['horoscope'], total: 99 },
        ],
      }),
    );
    show(<SearchPage />, '/properties?propertyType=room&priceMax=400&roomsMin=2&roomsMax=2');
    const texts = (await screen.findAllByRole('button', { name: /\d\sобяв/u })).map(({ textContent }) =>
      plain(textContent),
    );
    expect(texts).toEqual([
      'Без филтъра „2 стаи“ 31 обяви',
      'Цена до 900 лв. 12 обяви',
      'Без филтрите „Стая“ и „до 400 лв.“ 40 обяви',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Цена до 900/u }));
    expect(address()).toHaveTextContent('/properties?priceMax=900&propertyType=room&roomsMin=2&roomsMax=2');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('offers to clear all filters without suggestions', async () => {
    fakeApi(() => found(0));
    show(<SearchPage />, '/properties?location=sofia&propertyType=room');
    expect(await screen.findByText('Няма обяви по тези критерии')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Изчисти всички' })[1]!);
    expect(address()).toHaveTextContent(/^\/properties$/u);
  });

  it('links back to the first page past the end', async () => {
    fakeApi(() => ({ body: { ...found(30, { pagination: { page: 9 } }).body, data: [] } }));
    show(<SearchPage />, '/properties?location=sofia&page=9');
    expect(await screen.findByRole('link', { name: 'Към първата страница' })).toHaveAttribute(
      'href',
      '/properties?location=sofia',
    );
  });
});

describe('filter sheet', () => {
  const facets: Facets = { propertyType: { apartment: 20 }, layout: { two_room: 7 }, hasPet: { true: 5 } };

  it('counts results live, and changes the URL only when applied', async () => {
    const sent = fakeApi(({ path }) => found(path.includes('hasPet=true') ? 5 : 60, { facets }));
    show(<SearchPage />, '/properties?location=varna');
    await screen.findByText(/60/u);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: /^Имам домашен любимец/u }));
    const button = await sheet.findByRole('button', { name: /^Покажи 5/u });
    expect(sheet.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain('5 обяви');
    expect(paramsOf(sent.at(-1)?.path)).toEqual({
      location: 'varna',
      hasPet: 'true',
      facets: 'true',
      limit: '1',
    });
    expect(address()).toHaveTextContent(/^\/properties\?location=varna$/u);

    await userEvent.click(button);
    expect(address()).toHaveTextContent('/properties?location=varna&hasPet=true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Филтри (2)' })).toHaveFocus();
  });

  it('discards changes when it is closed', async () => {
    fakeApi(() => found(60));
    show(<SearchPage />, '/properties?location=varna');
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Собственик' }));
    expect(sheet.getByRole('button', { name: 'Собственик' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sheet.getByRole('button', { name: 'Затвори' }));
    expect(address()).toHaveTextContent(/^\/properties\?location=varna$/u);
    const again = await openSheet();
    expect(again.getByRole('button', { name: 'Собственик' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows facet counts, and allows options without results', async () => {
    fakeApi(() => found(60, { facets }));
    show(<SearchPage />, '/properties');
    await screen.findByText(/60/u);
    const sheet = await openSheet();
    const names = (legend: string) =>
      within(sheet.getByRole('group', { name: legend }))
        .getAllByRole('button')
        .map(({ textContent }) => plain(textContent));
    expect(names('Разпределение')).toEqual([
      'Едностаен0, 0 обяви',
      'Двустаен7, 7 обяви',
      'Тристаен0, 0 обяви',
      'Четиристаен0, 0 обяви',
      'Многостаен0, 0 обяви',
      'Мезонет0, 0 обяви',
      'Ателие/таван0, 0 обяви',
      'Етаж от къща0, 0 обяви',
    ]);
    expect(names('Какво да е позволено')[0]).toBe('Имам домашен любимец5, 5 обяви');
    expect(sheet.queryByRole('group', { name: 'Брой стаи' })).toBeNull();
    const types = within(sheet.getByRole('group', { name: 'Вид на имота' }));
    const house = types.getByText('Къща');
    expect(plain(house.textContent)).toBe('Къща0, 0 обяви');
    await userEvent.click(house);
    expect(house).toHaveAttribute('aria-pressed', 'true');
  });

  it('does not search for an inverted price range', async () => {
    const sent = fakeApi(() => found(60));
    show(<SearchPage />, '/properties');
    const sheet = await openSheet();
    const [from, to] = within(sheet.getByRole('group', { name: 'Цена на месец' })).getAllByRole('textbox');
    await userEvent.type(from!, '900');
    await userEvent.type(to!, '500{Tab}');
    expect(await sheet.findByRole('alert')).toHaveTextContent('Стойността „от“ е над стойността „до“.');
    await userEvent.clear(from!);
    await userEvent.type(from!, '300{Tab}');
    await waitFor(() =>
      expect(paramsOf(sent.at(-1)?.path)).toMatchObject({ priceMin: '300', priceMax: '500' }),
    );
    expect(sent.some(({ path }) => path.includes('priceMin=900&priceMax=500'))).toBe(false);
  });
});
