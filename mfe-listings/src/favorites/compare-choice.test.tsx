import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { FavoritesPage } from './favorites-page.tsx';

const keep = (count: number) => {
  const data = Array.from({ length: count }, (_, index) =>
    aCard({ id: `p${index}`, title: `Обява ${index}` }),
  );
  fakeApi(({ path }) =>
    path === '/api/shared-lists'
      ? { body: { success: true, data: [] } }
      : { body: { success: true, data, pagination: { hasNext: false } } },
  );
};
const tick = (index: number) => screen.findByRole('checkbox', { name: `Сравни: Обява ${index}` });

beforeEach(() => signInAs('tenant'));
afterEach(() => act(() => signOut()));

describe('choice of favourites to compare', () => {
  it('leads to the comparison from two on', async () => {
    keep(3);
    show(<FavoritesPage />, '/favorites?sort=newest');
    await userEvent.click(await tick(2));
    expect(screen.queryByRole('link', { name: /^Сравни/u })).toBeNull();
    expect(screen.getByText('Отметнете поне още една обява, за да ги сравните.')).toBeVisible();
    await userEvent.click(await tick(0));
    expect(screen.getByRole('link', { name: 'Сравни (2)' })).toHaveAttribute(
      'href',
      '/favorites/compare?ids=p2,p0',
    );
    expect(screen.getByText('2 избрани обяви')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/favorites?sort=newest&compare=p2%2Cp0');
  });

  it('is read from the address and kept when the order changes', async () => {
    keep(3);
    show(<FavoritesPage />, '/favorites?compare=p1');
    expect(await tick(1)).toBeChecked();
    expect(await tick(0)).not.toBeChecked();
    await userEvent.selectOptions(screen.getByLabelText('Подреждане'), 'price_asc');
    expect(await tick(1)).toBeChecked();
    await userEvent.click(await tick(1));
    expect(screen.getByTestId('address')).toHaveTextContent('/favorites?sort=price_asc');
    expect(screen.queryByRole('region', { name: 'Сравнение' })).toBeNull();
  });

  it('refuses a fifth and says why, until one is dropped', async () => {
    keep(5);
    show(<FavoritesPage />, '/favorites?compare=p0,p1,p2,p3');
    await userEvent.click(await tick(4));
    expect(await tick(4)).not.toBeChecked();
    const reason = 'Сравняват се най-много четири обяви. Махнете някоя, за да добавите друга.';
    expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(await tick(0));
    expect(screen.queryByText(reason)).toBeNull();
    await userEvent.click(await tick(4));
    expect(await tick(4)).toBeChecked();
  });

  it('is not offered for a single favourite', async () => {
    keep(1);
    show(<FavoritesPage />);
    await screen.findByText('Обява 0');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
