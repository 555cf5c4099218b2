import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { storeMyPlaces } from '../my-places/places-store.ts';
import { show } from '../page.testing.tsx';
import { SortSelect } from './sort-select.tsx';
import { useSearch } from './use-search.ts';

const Sample = () => <SortSelect search={useSearch()} />;
const work = { name: 'Работа', place: 'Лозенец, София', lat: 42.67351, lon: 23.32029 };
const select = () => screen.getByRole('combobox', { name: 'Подреждане' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => act(() => void storeMyPlaces([])));

describe('SortSelect', () => {
  it('offers the distance to each own place, and names its point in the URL, rounded', async () => {
    storeMyPlaces([work]);
    show(<Sample />, '/properties?location=sofia');
    expect(options()).toContain('Най-близо до „Работа“');
    await userEvent.selectOptions(select(), 'Най-близо до „Работа“');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        '/properties?location=sofia&sort=distance_asc&near=42.674,23.320',
      ),
    );
    expect(select()).toHaveDisplayValue('Най-близо до „Работа“');
    await userEvent.selectOptions(select(), 'Най-нови');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/properties\?location=sofia&sort=newest$/u),
    );
  });

  it('offers no distance without a place', () => {
    show(<Sample />);
    expect(options().filter((text) => text?.startsWith('Най-близо до'))).toEqual([]);
  });

  it('names the point of a link, which is no own place', () => {
    storeMyPlaces([work]);
    show(<Sample />, '/properties?sort=distance_asc&near=43.2,27.9');
    expect(select()).toHaveDisplayValue('Най-близо до избраното място');
  });
});
