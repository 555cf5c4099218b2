import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { aCard } from '../card/a-card.testing.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { SearchPage } from './search-page.tsx';

const found = (total: number, more: object = {}) => ({
  success: true,
  data: total > 0 ? [aCard()] : [],
  pagination: {
    page: 1,
    limit: 24,
    total,
    totalPages: Math.ceil(total / 24),
    hasNext: false,
    hasPrev: false,
    ...more,
  },
});

beforeAll(() => {
  fakeDialogs();
  globalThis.scrollTo = () => undefined;
});

describe('the search page', () => {
  it('counts what it found and asks for exactly what the address says', async () => {
    const sent = fakeApi(() => ({ body: found(1) }));
    show(<SearchPage />, '/properties?location=sofia&priceMax=1200');
    expect(await screen.findByText('1 обява')).toBeInTheDocument();
    expect(sent[0]?.path).toBe('/api/properties?limit=24&location=sofia&priceMax=1200');
  });

  it('shows 1000+ when the real total is larger', async () => {
    fakeApi(() => ({ body: found(1000, { totalIsMinimum: true }) }));
    show(<SearchPage />, '/properties');
    expect(await screen.findByText('1000+ обяви')).toBeInTheDocument();
  });

  it('tells which parameters it dropped', async () => {
    fakeApi(() => ({ body: found(1) }));
    show(<SearchPage />, '/properties?location=atlantis&sort=x');
    expect(
      await screen.findByText('Пропуснахме невалидни параметри в адреса: град, подреждане.'),
    ).toBeInTheDocument();
  });

  it('offers to drop a filter when nothing is found', async () => {
    fakeApi(() => ({ body: found(0) }));
    show(<SearchPage />, '/properties?location=sofia&propertyType=room');
    await userEvent.click(await screen.findByRole('button', { name: 'Премахни Стая' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/properties?location=sofia'),
    );
  });

  it('searches for a typed word after a pause', async () => {
    const sent = fakeApi(() => ({ body: found(1) }));
    show(<SearchPage />, '/properties?page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Филтри' }));
    await userEvent.type(screen.getByRole('searchbox'), 'тераса');
    await waitFor(() =>
      expect(decodeURI(sent.at(-1)?.path ?? '')).toBe('/api/properties?limit=24&query=тераса'),
    );
    expect(sent.length).toBeLessThan(4);
  });

  it('offers another try after a failure', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Невалидни данни.' } }
        : { body: found(1) },
    );
    show(<SearchPage />, '/properties');
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Светъл двустаен до метрото')).toBeInTheDocument();
  });
});
