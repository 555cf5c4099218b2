import type { Facets } from '@pokriv/contracts/search/search';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, show } from '../page.testing.tsx';
import { nothingSought, type SearchState } from '../search-address/search-state.ts';
import { Filters } from './filters.tsx';
import { useQueryField } from './use-query-field.ts';

const change = jest.fn();
function Sample({ state, facets }: { state: SearchState; facets: Facets }) {
  const target = { state, change };
  return <Filters target={target} facets={facets} queryField={useQueryField(target, facets)} />;
}
const open = (state: Partial<SearchState> = {}, facets: Facets = {}) => {
  fakeApi(() => new Promise(() => undefined));
  show(<Sample state={{ ...nothingSought, ...state }} facets={facets} />);
};
const press = (legend: string, name: RegExp) =>
  userEvent.click(within(screen.getByRole('group', { name: legend })).getByRole('button', { name }));

beforeEach(() => change.mockClear());

describe('Filters', () => {
  it.each<[string, RegExp, Partial<SearchState>]>([
    ['Пеша до метро', /^До.15/u, { metroMinutes: 15 }],
    ['Сграда и паркиране', /^Асансьор/u, { elevator: true }],
    ['Сграда и паркиране', /^Паркомясто/u, { parking: true }],
    ['Сграда и паркиране', /^Без последен етаж/u, { notLastFloor: true }],
    ['Сграда и паркиране', /^Ново строителство/u, { newBuild: true }],
    ['Сграда и паркиране', /^Санирана сграда/u, { insulated: true }],
    ['Подходящо за', /^Студенти/u, { suitableFor: ['students'] }],
    ['Какво да е позволено', /^Може да се пуши/u, { smoking: true }],
    ['Какво да е позволено', /^Адресна регистрация/u, { addressRegistration: true }],
    ['Нови и намалени', /^Последните 24.часа/u, { publishedWithin: '1' }],
    ['Нови и намалени', /^Намалени/u, { reduced: true }],
  ])('of „%s“ %s sets %o', async (legend, name, part) => {
    open();
    await press(legend, name);
    expect(change).toHaveBeenLastCalledWith(part);
  });

  it('drop a choice on another press', async () => {
    open({ publishedWithin: '7', suitableFor: ['students', 'couples'], elevator: true });
    await press('Нови и намалени', /^Последните 7.дни/u);
    expect(change).toHaveBeenLastCalledWith({ publishedWithin: '' });
    await press('Подходящо за', /^Студенти/u);
    expect(change).toHaveBeenLastCalledWith({ suitableFor: ['couples'] });
    await press('Сграда и паркиране', /^Асансьор/u);
    expect(change).toHaveBeenLastCalledWith({ elevator: false });
  });

  it('drop one of several districts and amenities', () => {
    open({ location: 'sofia', neighborhood: ['Лозенец', 'Изток'], amenities: ['wifi', 'balcony'] });
    const uncheck = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
    uncheck(/^Лозенец/u);
    expect(change).toHaveBeenLastCalledWith({ neighborhood: ['Изток'] });
    uncheck(/^Балкон/u);
    expect(change).toHaveBeenLastCalledWith({ amenities: ['wifi'] });
  });

  it('count each choice', () => {
    open({}, { elevator: { true: 31 }, publishedWithin: { 1: 4 }, suitableFor: { couples: 9 } });
    expect(screen.getByRole('button', { name: /^Асансьор.*31.обяви/u })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Последните 24.*4.обяви/u })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Последните 7.*0.обяви/u })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Двойки.*9.обяви/u })).toBeInTheDocument();
  });

  it('find a district in Latin letters, also half typed', async () => {
    const names = ['Лозенец', 'Младост 1', 'Изток', 'Център', 'Люлин 5', 'Банишора', 'Стрелбище'];
    open({ location: 'sofia' }, { neighborhood: Object.fromEntries(names.map((name) => [name, 2])) });
    const search = screen.getByRole('searchbox', { name: 'Търсене на квартал' });
    const found = () =>
      within(screen.getByRole('group', { name: 'Квартали' }))
        .queryAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent.replace(/2, 2.*/u, ''));
    for (const [text, name] of [
      ['mlad', 'Младост 1'],
      ['Lozenets', 'Лозенец'],
      ['lozenet', 'Лозенец'],
      ['tsent', 'Център'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      expect(found()).toEqual([name]);
    }
    await userEvent.type(search, 'zzz');
    expect(screen.getByText('Няма такъв квартал с обяви по тези критерии.')).toBeInTheDocument();
  });
});
