import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeScreen } from '../map/screen.testing.ts';
import { readMyPlaces, storeMyPlaces } from '../my-places/places-store.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { suggestReply } from '../search-field/a-reply.testing.ts';
import { SortSelect } from './sort-select.tsx';
import { useSearch } from './use-search.ts';

const Sample = () => <SortSelect search={useSearch()} />;
const work = { name: 'Работа', place: 'Лозенец, София', lat: 42.67351, lon: 23.32029 };
const select = () => screen.getByRole('combobox', { name: 'Подреждане' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

const NEW_PLACE = 'Най-близо до мое място…';

beforeAll(() => {
  fakeDialogs();
  fakeScreen();
});
beforeEach(() => void fakeApi(() => suggestReply([])));
afterEach(() => act(() => void storeMyPlaces([])));

async function openForm(address: string) {
  show(<Sample />, address);
  await userEvent.selectOptions(select(), NEW_PLACE);
  const sheet = within(await screen.findByRole('dialog', { name: 'Моето място' }));
  await waitFor(() => expect(sheet.getByLabelText(/^Име/u)).toHaveFocus());
  return sheet;
}

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

  it('sets a place where there is none, and sorts by it at once', async () => {
    const sheet = await openForm('/properties?location=sofia&sort=newest&page=2');
    await fillIn(sheet.getByLabelText(/^Име/u), 'Работа');
    await fillIn(sheet.getByRole('combobox', { name: /^Къде е/u }), 'Лозен');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        /^\/properties\?location=sofia&sort=distance_asc&near=42\.67\d,23\.32\d$/u,
      ),
    );
    expect(readMyPlaces()).toMatchObject([{ name: 'Работа', place: 'Лозенец, София' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(select()).toHaveDisplayValue('Най-близо до „Работа“');
    expect(select()).toHaveFocus();
  });

  it('takes a point of the map, which begins in the city of the search', async () => {
    const sheet = await openForm('/properties?location=varna');
    await userEvent.type(sheet.getByLabelText(/^Име/u), 'Работа');
    await userEvent.click(sheet.getByRole('button', { name: 'Избери на картата' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Постави в средата' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/&near=43\.2\d+,27\.9\d+$/u));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['„Отказ“', () => userEvent.click(screen.getByRole('button', { name: 'Отказ' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('keeps the order after %s, with the focus back on the field', async (_way, cancel) => {
    await openForm('/properties?location=sofia&sort=newest');
    expect(select()).toHaveDisplayValue('Най-нови');
    await cancel();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/properties\?location=sofia&sort=newest$/u);
    expect(select()).toHaveDisplayValue('Най-нови');
    expect(select()).toHaveFocus();
    expect(readMyPlaces()).toEqual([]);
  });

  it('offers a second place beside the first, and no third', () => {
    storeMyPlaces([work]);
    show(<Sample />);
    const near = () => options().filter((text) => text?.startsWith('Най-близо до'));
    expect(near()).toEqual(['Най-близо до „Работа“', 'Най-близо до друго място…']);
    act(() => void storeMyPlaces([work, { ...work, name: 'Училище', lat: 42.7 }]));
    expect(near()).toEqual(['Най-близо до „Работа“', 'Най-близо до „Училище“']);
  });

  it('names the point of a link, which is no own place', () => {
    storeMyPlaces([work]);
    show(<Sample />, '/properties?sort=distance_asc&near=43.2,27.9');
    expect(select()).toHaveDisplayValue('Най-близо до избраното място');
  });
});
