import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { inLeva } from '../sums.testing.ts';
import { fakeApi, forgetToasts, show, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { FavoritesPage } from './favorites-page.tsx';

/** Mock API with these favourites, newest first. */
function keep(...cards: PropertyCard[]) {
  let kept = cards;
  return fakeApi(({ method, path }) => {
    if (isOfShared(path)) return noShared;
    if (method !== 'POST') return { body: { success: true, data: kept, pagination: { hasNext: false } } };
    const id = path.split('/')[3];
    const favorited = !kept.some((card) => card.id === id);
    const card = cards.find((one) => one.id === id);
    kept = favorited && card ? [card, ...kept] : kept.filter((one) => one.id !== id);
    return { body: { success: true, favorited, message: '' } };
  });
}

const some = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCard({ id: crypto.randomUUID(), title: `Обява ${index + 1}`, price: inLeva(1000 - index) }),
  );
const noShared = { body: { success: true, data: [] } };
const isOfShared = (path: string) => path === '/api/shared-lists';
const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

beforeEach(() => signInAs('tenant'));
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('FavoritesPage', () => {
  it('lists the favourites and their number', async () => {
    keep(...some(2));
    show(<FavoritesPage />);
    expect(await screen.findByText('2 запазени обяви', { normalizer: plain })).toBeInTheDocument();
    expect(titles()).toEqual(['Обява 1', 'Обява 2']);
  });

  it('removes a favourite in place, keeps the focus, and undoes it', async () => {
    keep(...some(2));
    show(<FavoritesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Премахни от любими: Обява 1' }));
    await waitFor(() => expect(toastTexts()).toContain('Премахнато от любими.'));
    expect(titles()).toEqual(['Обява 1', 'Обява 2']);
    expect(screen.getByText('1 запазена обява', { normalizer: plain })).toBeInTheDocument();
    const gone = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(gone).getByText('Премахната')).toBeInTheDocument();

    const back = within(gone).getByRole('button', { name: 'Върни в любими: Обява 1' });
    expect(back).toHaveFocus();
    await userEvent.click(back);
    await waitFor(() => expect(toastTexts()).toContain('Добавено в любими.'));
    expect(titles()).toEqual(['Обява 1', 'Обява 2']);
    expect(within(gone).queryByText('Премахната')).toBeNull();
  });

  it('sorts by the query parameter', async () => {
    keep(...some(3));
    show(<FavoritesPage />, '/favorites?sort=unknown');
    await screen.findByText('Обява 1');
    await userEvent.selectOptions(screen.getByLabelText('Подреждане'), 'price_asc');
    expect(titles()).toEqual(['Обява 3', 'Обява 2', 'Обява 1']);
    expect(screen.getByTestId('address')).toHaveTextContent('sort=price_asc');
  });

  it.each([
    ['price_desc', ['Скъпа', 'Нова', 'Евтина']],
    ['newest', ['Нова', 'Евтина', 'Скъпа']],
    ['added', ['Евтина', 'Скъпа', 'Нова']],
  ])('sorts by %s', async (order, sorted) => {
    keep(
      aCard({ id: 'a', title: 'Евтина', price: inLeva(300), publishedAt: '2026-10-02T10:00:00.000Z' }),
      aCard({ id: 'b', title: 'Скъпа', price: inLeva(900), publishedAt: '2026-10-01T10:00:00.000Z' }),
      aCard({ id: 'c', title: 'Нова', price: inLeva(500), publishedAt: '2026-10-03T10:00:00.000Z' }),
    );
    show(<FavoritesPage />, `/favorites?sort=${order}`);
    await screen.findByText('Евтина');
    expect(titles()).toEqual(sorted);
  });

  it('shows 24 at a time and focuses the first new one', async () => {
    keep(...some(26));
    show(<FavoritesPage />);
    await screen.findByText('Обява 24');
    expect(titles()).toHaveLength(24);
    await userEvent.click(screen.getByText('Покажи още 2'));
    expect(titles()).toHaveLength(26);
    expect(screen.getByText('Обява 25')).toHaveFocus();
    expect(screen.queryByText(/Покажи още/)).toBeNull();
  });

  it('shows whether it tells of a favourite, and switches that at once', async () => {
    let isTold = false;
    const sent = fakeApi(({ method, path, body }) => {
      if (isOfShared(path)) return noShared;
      if (method === 'PATCH') ({ isTold } = body as { isTold: boolean });
      const data = [{ ...aCard({ id: 'a', title: 'Обява 1' }), isTold }];
      return { body: { success: true, data, pagination: { hasNext: false } } };
    });
    show(<FavoritesPage />);
    const news = within(await screen.findByRole('group', { name: 'Обява 1' })).getByRole('switch', {
      name: 'Известия за промени',
    });
    expect(news).not.toBeChecked();
    await userEvent.click(news);
    expect(news).toBeChecked();
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      ['/api/properties/a/favorite', { isTold: true }],
    ]);
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
  });

  it('takes the switch back when the server refuses', async () => {
    fakeApi(({ method, path }) =>
      isOfShared(path)
        ? noShared
        : method === 'PATCH'
          ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Не сега.' } }
          : {
              body: {
                success: true,
                data: [{ ...aCard({ id: 'a' }), isTold: true }],
                pagination: { hasNext: false },
              },
            },
    );
    show(<FavoritesPage />);
    const news = await screen.findByRole('switch', { name: 'Известия за промени' });
    await userEvent.click(news);
    await waitFor(() => expect(toastTexts()).toEqual(['Не сега.']));
    expect(news).toBeChecked();
  });

  it('links to the search when the list is empty', async () => {
    keep();
    show(<FavoritesPage />);
    expect(await screen.findByText('Още нямате любими обяви')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Разгледай обявите' })).toHaveAttribute('href', '/properties');
  });

  it('offers a retry when the list does not load', async () => {
    let isDown = true;
    fakeApi(({ path }) =>
      isOfShared(path)
        ? noShared
        : isDown
          ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'x' } }
          : { body: { success: true, data: some(1), pagination: { hasNext: false } } },
    );
    show(<FavoritesPage />);
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    expect(screen.getByText('Грешка при зареждане на обявите.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Обява 1')).toBeInTheDocument();
  });
});

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
