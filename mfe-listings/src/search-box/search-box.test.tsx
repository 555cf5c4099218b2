import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, show } from '../page.testing.tsx';
import { aReading, lozenets, suggestReply } from '../search-field/a-reply.testing.ts';
import { SearchBox } from './search-box.tsx';

const MISSING = '/no/such/page?from=mail';

function Site({ typed = '', caret }: { typed?: string; caret?: number }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return pathname === '/properties' ? (
    <button onClick={() => void navigate(-1)}>назад</button>
  ) : (
    <SearchBox typed={typed} caret={caret} />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Къде и какво търсите?' });
const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');

describe('SearchBox', () => {
  it('continues a text at its caret, with suggestions', async () => {
    fakeApi(() => suggestReply([lozenets]));
    show(<Site typed="лоц" caret={2} />, MISSING);
    expect(box()).toHaveFocus();
    expect(box()).toHaveProperty('selectionStart', 2);
    await userEvent.keyboard('{Delete}з');
    await userEvent.click(await screen.findByRole('option', { name: /^Лозенец/u }));
    expect(address()).toBe('/properties?location=sofia&neighborhood=Лозенец');
  });

  it('takes no focus that the plain form did not have', () => {
    fakeApi(() => suggestReply([]));
    show(<Site typed="лоз" />, MISSING);
    expect(box()).toHaveValue('лоз');
    expect(box()).not.toHaveFocus();
  });

  it('searches a sentence, and Back returns to the page with its text', async () => {
    fakeApi(() => suggestReply([], aReading));
    show(<Site />, MISSING);
    await userEvent.type(box(), 'двустаен до 1 500 лв. с двор{Enter}');
    await waitFor(() =>
      expect(address()).toBe(
        '/properties?query=с+двор&location=sofia&priceMax=1500&layout=two_room&hasPet=true',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'назад' }));
    expect(address()).toBe(MISSING);
    expect(box()).toHaveValue('двустаен до 1 500 лв. с двор');
  });
});
