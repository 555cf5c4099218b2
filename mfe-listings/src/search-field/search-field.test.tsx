import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';

import { fakeApi, show } from '../page.testing.tsx';
import { nothingSought, searchHref } from '../search-address/search-state.ts';
import { aReading, lozenets, nothingRead, suggestReply, vitosha } from './a-reply.testing.ts';
import { SearchField } from './search-field.tsx';
import { useSearchField } from './use-search-field.ts';

const onSearch = jest.fn<void, [string, string, readonly string[] | undefined]>();

function Sample({ fillsCity = false, value = '' }) {
  const where = { location: '', currency: 'BGN' as const };
  const counts = { sofia: 230, varna: 41 };
  const field = useSearchField({
    ...{ value, where, counts, fillsCity, state: nothingSought },
    onSearch: (part, { text, understood }) =>
      onSearch(decodeURIComponent(searchHref(part)), text, understood?.marks),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.search();
  };
  return (
    <form onSubmit={submit}>
      <SearchField field={field} where={where} />
      <button>Търси</button>
    </form>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Къде и какво търсите?' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const queriesOf = (sent: readonly { path: string }[]) =>
  sent.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('query'));

beforeEach(() => onSearch.mockReset());

describe('SearchField', () => {
  it('shows the largest cities with their counts when it is opened empty', async () => {
    const sent = fakeApi(() => suggestReply([]));
    show(<Sample />);
    await userEvent.click(box());
    expect(options()).toEqual(['Софияград230, 230\u00a0обяви', 'Варнаград41, 41\u00a0обяви']);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/2.предложения/u);
    await userEvent.click(screen.getByRole('option', { name: /^София/u }));
    expect(onSearch).toHaveBeenCalledWith('/properties?location=sofia', '', undefined);
    expect(sent).toEqual([]);
  });

  it('asks once for a text typed in one go, and searches with a place chosen by the arrow keys', async () => {
    const sent = fakeApi(() => suggestReply([lozenets, vitosha], nothingRead('ло')));
    show(<Sample />);
    await userEvent.click(box());
    for (const value of ['л', 'ло']) fireEvent.change(box(), { target: { value } });
    await screen.findByRole('option', { name: /^Лозенец/u });
    expect(queriesOf(sent)).toEqual(['ло']);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{End}{Home}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Лозенец');
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([
      ['/properties?location=sofia&neighborhood=Лозенец', 'ло', undefined],
    ]);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('has no active option in a list that replaces the one under the arrow keys', async () => {
    fakeApi(({ path }) => suggestReply(path.includes(encodeURIComponent('лоз')) ? [lozenets] : [vitosha]));
    show(<Sample />);
    await userEvent.type(box(), 'ло');
    await screen.findByRole('option', { name: /^Витоша/u });
    await userEvent.keyboard('з{ArrowDown}');
    await screen.findByRole('option', { name: /^Лозенец/u });
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('moves the caret by Home and End while no option is active', async () => {
    fakeApi(() => suggestReply([lozenets]));
    show(<Sample />);
    await userEvent.type(box(), 'оз');
    await screen.findByRole('option');
    await userEvent.keyboard('{Home}л{End}е');
    expect(box()).toHaveValue('лозе');
  });

  it('keeps the words before a chosen place as filters', async () => {
    const reading = { ...nothingRead(''), params: { layout: ['two_room'] } };
    const sent = fakeApi(() => suggestReply([lozenets], reading));
    show(<Sample />);
    await userEvent.type(box(), 'двустаен в лоз');
    await userEvent.click(await screen.findByRole('option', { name: /^Лозенец/u }));
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(onSearch.mock.calls[0]?.[0]).toBe(
      '/properties?location=sofia&neighborhood=Лозенец&layout=two_room',
    );
    expect(queriesOf(sent).at(-1)).toBe('двустаен');
  });

  it('reads a sentence on Enter into filters, and keeps the other words', async () => {
    fakeApi(() => suggestReply([], aReading));
    show(<Sample />);
    await userEvent.type(box(), 'двустаен в София до 1 500 лв., с куче, с двор{Enter}');
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(onSearch.mock.calls).toEqual([
      [
        '/properties?query=с+двор&location=sofia&priceMax=1500&layout=two_room&hasPet=true',
        'двустаен в София до 1 500 лв., с куче, с двор',
        [
          'layout Двустаен',
          'location София',
          'priceMin до\u00a01\u00a0500\u00a0лв.',
          'hasPet Имам домашен любимец',
        ].map((mark) => expect.stringMatching(new RegExp(mark.replaceAll('\u00a0', '\\s'), 'u'))),
      ],
    ]);
  });

  it('previews what it understands while a person types', async () => {
    fakeApi(() => suggestReply([], aReading));
    show(<Sample />);
    await userEvent.type(box(), 'двустаен');
    const preview = await screen.findByRole('button', { name: /^Търси: София/u });
    expect(preview).toHaveTextContent(/Двустаен/u);
    await userEvent.click(preview);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('searches the words as they are when the reading fails, and says that no place is known', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi(() => ({ status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Не.' } }));
    show(<Sample />);
    await userEvent.type(box(), 'хамалска');
    expect(await screen.findByText(/^Няма такова място/u, { selector: 'p' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(onSearch.mock.calls).toEqual([['/properties?query=хамалска', 'хамалска', undefined]]);
    jest.restoreAllMocks();
  });

  it('offers cities of its own when suggestions fail', async () => {
    fakeApi(() => Promise.reject(new TypeError('fetch failed')));
    show(<Sample />);
    await userEvent.type(box(), 'plovd');
    expect(await screen.findByRole('option', { name: /^Пловдив/u })).toBeInTheDocument();
  });

  it('shows progress while a sentence is read, and drops the reading of an older one', async () => {
    const waiting = new Map<string, (reply: ReturnType<typeof suggestReply>) => void>();
    fakeApi(({ path }) => {
      const query = new URLSearchParams(path.split('?')[1]).get('query') ?? '';
      return new Promise((answer) => waiting.set(query, answer));
    });
    show(<Sample />);
    await userEvent.type(box(), 'стая{Enter}');
    expect(box()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(box(), ' с двор{Enter}');
    await waitFor(() => expect([...waiting.keys()]).toContain('стая с двор'));
    waiting.get('стая')?.(suggestReply([], nothingRead('стая')));
    waiting.get('стая с двор')?.(suggestReply([], nothingRead('стая с двор')));
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(onSearch.mock.calls.map(([href]) => href)).toEqual(['/properties?query=стая+с+двор']);
  });

  it('asks nothing for the words of the page, and is cleared by its button and by Escape', async () => {
    const sent = fakeApi(() => suggestReply([]));
    show(<Sample value="двор" />);
    await userEvent.click(screen.getByRole('button', { name: 'Изчисти търсенето' }));
    expect(sent).toEqual([]);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    await userEvent.type(box(), 'стая{Escape}{Escape}');
    expect(box()).toHaveValue('');
  });

  it('fills in a city where the form has more to choose', async () => {
    const sent = fakeApi(() => suggestReply([]));
    show(<Sample fillsCity />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: /^Варна/u }));
    expect(box()).toHaveValue('Варна');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Търси' }));
    expect(onSearch.mock.calls).toEqual([['/properties?location=varna', 'Варна', undefined]]);
    expect(queriesOf(sent).filter((query) => query !== 'Варна')).toEqual([]);
  });
});
