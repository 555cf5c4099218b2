import type { Facets } from '@pokriv/contracts/search/search';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, show } from '../page.testing.tsx';
import { FilterChips } from './filter-chips.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { useResults } from './use-results.ts';
import { useSearch } from './use-search.ts';

function Bar() {
  const search = useSearch();
  const results = useResults(search.state);
  return (
    <>
      <div role="group" aria-label="Лента">
        <QuickFilters target={search} facets={results.facets} />
      </div>
      <FilterChips search={search} />
    </>
  );
}

const facets: Facets = {
  layout: { two_room: 172, three_room: 40 },
  metroMinutes: { 5: 12, 10: 30, 15: 41, 20: 55 },
  metroStation: { vitosha: 8, ndk: 3 },
  hasPet: { true: 192 },
};
const open = async (address: string) => {
  fakeApi(() => ({
    body: { success: true, data: [], pagination: { page: 1, limit: 24, total: 3, totalPages: 1 }, facets },
  }));
  await act(async () => show(<Bar />, address));
};
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const address = () => decodeURIComponent(screen.getByTestId('address').textContent);
const bar = () => within(screen.getByRole('group', { name: 'Лента' }));
const press = async (name: RegExp | string) => userEvent.click(bar().getByRole('button', { name }));

describe('QuickFilters', () => {
  it('load their content before the press, on hover', async () => {
    await open('/properties');
    await userEvent.hover(bar().getByRole('button', { name: 'Вид' }));
    await act(async () => void (await import('./quick-panel.tsx')));
    await press('Вид');
    expect(screen.getByRole('group', { name: 'Вид на имота' })).toBeInTheDocument();
    expect(screen.queryByText('Зареждане…')).toBeNull();
  });

  it('ask first for the layout, then price, metro, type, pet and commission', async () => {
    await open('/properties?location=sofia');
    const names = bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Разпределение',
      'Цена',
      'Метро',
      'Вид',
      'Имам домашен любимец192, 192\u00a0обяви',
      'Без комисиона',
    ]);
  });

  it('choose several layouts with counts, and name the first on the bar', async () => {
    await open('/properties');
    await press('Разпределение');
    await userEvent.click(await screen.findByRole('button', { name: /^Двустаен.*172/u }));
    await userEvent.click(screen.getByRole('button', { name: /^Тристаен/u }));
    expect(address()).toBe('/properties?layout=two_room&layout=three_room');
    expect(bar().getByRole('button', { name: 'Разпределение: Двустаен +1' })).toBeInTheDocument();
  });

  it('ask for the type only what the layout does not say', async () => {
    await open('/properties');
    await press('Вид');
    const names = within(await screen.findByRole('group', { name: 'Вид на имота' }))
      .getAllByRole('button')
      .map(({ firstChild }) => firstChild?.textContent);
    expect(names).toEqual(['Студио', 'Стая', 'Споделено жилище', 'Къща']);
  });

  it('keep what an old link chose', async () => {
    await open('/properties?propertyType=apartment&layout=whole_house&roomsMin=2&roomsMax=3');
    const chips = within(await screen.findByRole('group', { name: 'Избрани филтри' }));
    expect(chips.getByText('2–3 стаи')).toBeInTheDocument();
    await press(/^Вид/u);
    await userEvent.click(await screen.findByRole('button', { name: /^Стая/u }));
    await press(/^Разпределение/u);
    await userEvent.click(await screen.findByRole('button', { name: /^Двустаен/u }));
    expect(address()).toBe(
      '/properties?propertyType=apartment&propertyType=room&roomsMin=2&roomsMax=3&layout=two_room&layout=whole_house',
    );
  });

  it('choose minutes to the metro one at a time', async () => {
    await open('/properties?location=sofia');
    await press('Метро');
    const minutes = within(await screen.findByRole('group', { name: 'Пеша до метро' }));
    await userEvent.click(await minutes.findByRole('button', { name: /^До.5.мин.*12/u }));
    await userEvent.click(minutes.getByRole('button', { name: /^До.10.мин.*30/u }));
    expect(address()).toBe('/properties?location=sofia&metroMinutes=10');
    expect(plain(bar().getByRole('button', { name: /^Метро: / }).textContent)).toBe('До 10 мин');
    await userEvent.click(screen.getByRole('button', { name: 'Изчисти' }));
    expect(address()).toBe('/properties?location=sofia');
  });

  it.each(['vitos', 'Vitosha', 'витош'])('find a station by “%s”', async (text) => {
    await open('/properties');
    await press('Метро');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Търсене на станция' }), text);
    const [only, another] = screen.getAllByRole('checkbox');
    expect(another).toBeUndefined();
    expect(plain(only!.closest('label')!.textContent)).toMatch(/^Витоша.*M2$/u);
    await userEvent.click(only!);
    expect(address()).toBe('/properties?metroStation=vitosha');
    expect(screen.getByRole('button', { name: 'Премахни Метро Витоша' })).toBeInTheDocument();
  });

  it('have the stations with most listings first', async () => {
    await open('/properties?location=sofia');
    await press('Метро');
    await screen.findByRole('button', { name: /^До.5.мин.*12/u });
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names.slice(0, 2).map((name) => name?.replace(/\d.*/u, ''))).toEqual(['Витоша', 'НДК']);
  });

  it('ask for no metro where there is none', async () => {
    await open('/properties?location=varna');
    expect(bar().queryByRole('button', { name: 'Метро' })).toBeNull();
  });

  it('switch pet and commission on and off, with counts', async () => {
    await open('/properties');
    const pet = await bar().findByRole('button', { name: /^Имам домашен любимец.*192/u });
    expect(pet).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(pet);
    await press(/^Без комисиона/u);
    expect(pet).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('/properties?hasPet=true&noCommission=true');
    await userEvent.click(pet);
    expect(address()).toBe('/properties?noCommission=true');
  });
});
