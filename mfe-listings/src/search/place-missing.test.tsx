import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show, toastTexts } from '../page.testing.tsx';
import { SortSelect } from './sort-select.tsx';
import { useSearch } from './use-search.ts';

jest.mock('../add-place/place-sheet.tsx', () => {
  throw new Error('Loading chunk my-places failed.');
});

const Sample = () => <SortSelect search={useSearch()} />;

describe('SortSelect whose form cannot be loaded', () => {
  it('tells so, and keeps the order', async () => {
    show(<Sample />, '/properties?sort=newest');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Най-близо до мое място…');
    await waitFor(() => expect(toastTexts()).toEqual(['Формата за място не се зареди. Опитайте отново.']));
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Най-нови');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/properties\?sort=newest$/u);
  });
});
