import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, show } from '../page.testing.tsx';
import { aReading, suggestReply } from '../search-field/a-reply.testing.ts';
import { HeroSearch } from './hero-search.tsx';

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return pathname === '/' ? (
    <HeroSearch counts={{ sofia: 5 }} />
  ) : (
    <button onClick={() => void navigate(-1)}>назад</button>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Къде и какво търсите?' });

describe('HeroSearch', () => {
  it('searches a sentence with its own price, and Back returns to what was typed', async () => {
    fakeApi(() => suggestReply([], aReading));
    show(<Site />);
    await userEvent.selectOptions(screen.getByLabelText('Най-висока цена'), '500');
    await userEvent.type(box(), 'двустаен до 1 500 лв. с двор{Enter}');
    const address = screen.getByTestId('address');
    await waitFor(() => expect(address).toHaveTextContent(/^\/properties/u));
    expect(decodeURIComponent(address.textContent ?? '')).toBe(
      '/properties?query=с+двор&location=sofia&priceMax=1500&layout=two_room&hasPet=true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'назад' }));
    expect(box()).toHaveValue('двустаен до 1 500 лв. с двор');
    expect(screen.getByLabelText('Най-висока цена')).toHaveValue('500');
  });

  it('is a form of words and price before hydration', () => {
    fakeApi(() => suggestReply([]));
    show(<Site />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/properties');
    expect([...new FormData(form)]).toEqual([
      ['unread', 'true'],
      ['query', ''],
      ['priceMax', ''],
    ]);
  });
});
