import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { useNavigate } from '@pokriv/web-kit/router';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, show } from '../page.testing.tsx';
import { searchHref } from '../search-address/search-state.ts';
import { aReading, nothingRead, suggestReply } from '../search-field/a-reply.testing.ts';
import { understoodFilters } from '../search-field/understood.ts';
import { FilterChips } from './filter-chips.tsx';
import { UnderstoodLine } from './understood-line.tsx';
import { useSearch } from './use-search.ts';
import { WordSearch } from './word-search.tsx';

const SENTENCE = 'двустаен в София до 1 500 лв., с куче и двор';

function Sample() {
  const search = useSearch();
  const navigate = useNavigate();
  const understood = understoodFilters(search.state, search.understood);
  return (
    <>
      <WordSearch search={search} facets={undefined} />
      <UnderstoodLine search={search} filters={understood} />
      <FilterChips search={search} except={understood} />
      <button onClick={() => search.change({ priceMax: 900 })}>по-евтино</button>
      <button onClick={() => search.change({ layout: ['two_room'] })}>двустаен</button>
      <button onClick={() => void navigate(-1)}>назад</button>
      <Pagination
        page={search.state.page}
        pages={3}
        hrefFor={(page) => searchHref({ ...search.state, page })}
        linkState={search.linkState}
      />
    </>
  );
}

function AboveMap() {
  const search = useSearch();
  return (
    <>
      <WordSearch search={search} facets={undefined} />
      <UnderstoodLine search={search} filters={understoodFilters(search.state, search.understood)} isOneRow />
    </>
  );
}

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const chipsIn = (name: RegExp | string) => {
  const group = screen.queryByRole('group', { name });
  const buttons = group ? within(group).getAllByRole('button', { name: /^Премахни/u }) : [];
  return buttons.map(({ textContent }) => plain(textContent));
};
const understood = () => chipsIn(/^Разбрахме от/u);
const others = () => chipsIn('Избрани филтри');
const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');
const box = () => screen.getByRole('combobox', { name: 'Къде и какво търсите?' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function searchSentence(start = '/properties') {
  fakeApi(() => suggestReply([], aReading));
  show(<Sample />, start);
  await fillIn(box(), SENTENCE);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Разбрахме:');
}

describe('UnderstoodLine', () => {
  it('stands before the other filters, in one row with them above a full map', async () => {
    fakeApi(() => suggestReply([], aReading));
    show(<AboveMap />, '/properties?view=map&furnishing=furnished');
    await fillIn(box(), SENTENCE);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Разбрахме:');
    const chips = understood();
    expect(chips).toContain('Двустаен');
    expect(chips.at(-1)).toBe('Обзаведен');
    expect(others()).toEqual([]);
    await press(/^Търси точно/u);
    expect(understood()).toEqual([]);
    expect(address()).toContain('view=map');
  });

  it('shows the pieces of a sentence in its order, apart from filters chosen by hand', async () => {
    await searchSentence('/properties?elevator=true');
    expect(understood()).toEqual(['Двустаен', 'София', 'до 1 500 лв.', 'Имам домашен любимец']);
    expect(others()).toEqual(['„с двор“', 'Асансьор']);
    expect(box()).toHaveValue('с двор');
  });

  it('appears for a sentence that says what is sought already', async () => {
    const sought = '/properties?query=с+двор&location=sofia&priceMax=1500&layout=two_room&hasPet=true';
    await searchSentence(sought);
    expect(address()).toBe(sought);
    expect(understood()).toEqual(['Двустаен', 'София', 'до 1 500 лв.', 'Имам домашен любимец']);
  });

  it('is absent for filters chosen by hand', () => {
    fakeApi(() => suggestReply([]));
    show(<Sample />, '/properties?location=sofia&layout=two_room');
    expect(understood()).toEqual([]);
    expect(others()).toEqual(['София', 'Двустаен']);
  });

  it('removes one piece, and forgets it for good', async () => {
    await searchSentence();
    await press('Премахни Двустаен');
    expect(address()).toBe('/properties?query=с+двор&location=sofia&priceMax=1500&hasPet=true');
    expect(understood()).toEqual(['София', 'до 1 500 лв.', 'Имам домашен любимец']);
    await press('двустаен');
    expect(understood()).not.toContain('Двустаен');
    expect(others()).toEqual(['„с двор“', 'Двустаен']);
  });

  it('drops a piece that was changed by hand, and Back brings it back', async () => {
    await searchSentence();
    await press('по-евтино');
    expect(understood()).toEqual(['Двустаен', 'София', 'Имам домашен любимец']);
    await press('назад');
    await waitFor(() => expect(understood()).toContain('до 1 500 лв.'));
  });

  it('stays on the next page of the results', async () => {
    await searchSentence();
    await userEvent.click(screen.getByRole('link', { name: 'Следваща страница' }));
    await waitFor(() => expect(address()).toMatch(/page=2$/u));
    expect(understood()).toEqual(['Двустаен', 'София', 'до 1 500 лв.', 'Имам домашен любимец']);
  });

  it('searches the bare words instead, with filters chosen by hand', async () => {
    await searchSentence('/properties?elevator=true');
    await press(/^Търси точно/u);
    expect(address()).toBe(`/properties?query=${SENTENCE.replaceAll(' ', '+')}&elevator=true`);
    expect(understood()).toEqual([]);
    expect(box()).toHaveValue(SENTENCE);
  });

  it('is absent when nothing was understood', async () => {
    fakeApi(() => suggestReply([], nothingRead('хамалска')));
    show(<Sample />);
    await userEvent.type(box(), 'хамалска{Enter}');
    await waitFor(() => expect(others()).toEqual(['„хамалска“']));
    expect(understood()).toEqual([]);
  });
});

describe('WordSearch', () => {
  it('does not search while a person types', async () => {
    fakeApi(() => suggestReply([]));
    show(<Sample />, '/properties?location=sofia');
    await userEvent.type(box(), 'лоз');
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(address()).toBe('/properties?location=sofia');
  });

  it('submits filters beside the words without scripts', () => {
    fakeApi(() => suggestReply([]));
    show(<Sample />, '/properties?location=sofia&amenities=wifi&amenities=garage&page=3&query=двор');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/properties');
    expect([...new FormData(form)]).toEqual([
      ['query', 'двор'],
      ['location', 'sofia'],
      ['amenities', 'wifi'],
      ['amenities', 'garage'],
      ['unread', 'true'],
    ]);
  });
});
