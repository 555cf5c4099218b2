import { toastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { aCard } from '../a-card.testing.ts';
import { CardGrid } from '../card/card-grid.tsx';
import { forgetToasts, show, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import HiddenLine from './hidden-line.tsx';
import { addHidden, HIDDEN_MAX, readHidden, removeHidden } from '../hidden/hidden-store.ts';
import { hideListing } from '../hidden/hide-listing.ts';
import { ResultList } from './result-list.tsx';
import type { Results } from './use-results.ts';
import { useSearch } from './use-search.ts';

const cards = ['a', 'b', 'c'].map((id) => aCard({ id, title: `Дом ${id}` }));
const toast = (told: Parameters<typeof hideListing>[1] extends (told: infer Told) => void ? Told : never) =>
  getDefaultStore().set(toastAtom, told);
const pressUndo = () => act(() => getDefaultStore().get(toastsAtom).at(-1)?.action?.onPress());
const linkOf = (id: string) => screen.getByRole('link', { name: `Дом ${id}` });

beforeEach(() => {
  localStorage.clear();
  act(forgetToasts);
});

describe('hidden listings', () => {
  it('are kept on the device, the newest first, at most 500', () => {
    for (let index = 0; index <= HIDDEN_MAX; index += 1) addHidden(`id${index}`);
    expect(readHidden()).toHaveLength(HIDDEN_MAX);
    expect(readHidden()[0]).toBe('id500');
    expect(readHidden()).not.toContain('id0');
    addHidden('id7');
    expect(readHidden().filter((id) => id === 'id7')).toHaveLength(1);
  });

  it('are none when storage is broken, and a listing is not called hidden when it cannot be stored', () => {
    localStorage.setItem('hidden-listings', '{"a":1}');
    expect(readHidden()).toEqual([]);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    hideListing('a', toast);
    expect(toastTexts()).toEqual([expect.stringMatching(/не може да се скрие/u)]);
    set.mockRestore();
  });
});

describe('a card', () => {
  it('is hidden by its button, with the focus on the next card, and returns by the undo of the toast', async () => {
    show(<CardGrid cards={cards} mayHide />);
    const rows = [...document.querySelectorAll<HTMLElement>('[data-listing]')];
    expect(rows.map(({ dataset }) => dataset.listing)).toEqual(['a', 'b', 'c']);
    await userEvent.click(screen.getByRole('button', { name: 'Не ме интересува: Дом b' }));
    expect(await screen.findByRole('link', { name: 'Дом c' })).toHaveFocus();
    expect(toastTexts()).toEqual(['Скрихме обявата.']);
    expect(readHidden()).toEqual(['b']);
    pressUndo();
    expect(readHidden()).toEqual([]);
    expect(linkOf('b')).toHaveFocus();
  });

  it('passes the focus to the card before when it is the last', async () => {
    show(<CardGrid cards={cards} mayHide />);
    await userEvent.click(screen.getByRole('button', { name: 'Не ме интересува: Дом c' }));
    await screen.findByRole('link', { name: 'Дом b' });
    expect(linkOf('b')).toHaveFocus();
  });

  it('has no such button in lists that hide nothing, and for its owner', () => {
    const view = show(<CardGrid cards={cards} />);
    expect(screen.queryByRole('button', { name: /^Не ме интересува/u })).toBeNull();
    expect(document.querySelector('[data-listing]')).toBeNull();
    view.unmount();
    signInAs('landlord');
    const landlord = { id: 'u1', firstName: 'Иван', lastName: 'Петров', avatar: null };
    show(<CardGrid cards={[aCard({ landlord })]} mayHide />);
    expect(screen.queryByRole('button', { name: /^Не ме интересува/u })).toBeNull();
    act(() => signOut());
  });
});

function List({ cards: shown }: { cards: Results['cards'] }) {
  const results = { cards: shown, isLoading: !shown, mutate: jest.fn() } as unknown as Results;
  return <ResultList search={useSearch()} results={results} hover={{} as never} save={{} as never} />;
}

describe('ResultList', () => {
  it('counts its hidden listings once it is loaded', async () => {
    addHidden('a');
    const view = show(<List cards={undefined} />, '/properties');
    expect(screen.getByRole('heading', { name: 'Намерени обяви' })).toBeInTheDocument();
    view.unmount();
    show(<List cards={cards} />, '/properties');
    expect(await screen.findByText('1 скрита от вас')).toBeInTheDocument();
  });
});

describe('HiddenLine', () => {
  it('counts the hidden listings of the page, and is absent without any', () => {
    show(<HiddenLine cards={cards} />);
    expect(screen.queryByText(/скрит/u)).toBeNull();
    act(() => void addHidden('elsewhere'));
    expect(screen.queryByText(/скрит/u)).toBeNull();
    act(() => void addHidden('a'));
    expect(screen.getByText('1 скрита от вас')).toBeInTheDocument();
    act(() => void addHidden('c'));
    expect(screen.getByText('2 скрити от вас')).toBeInTheDocument();
  });

  it('shows them on request, and brings each back', async () => {
    for (const id of ['a', 'c']) addHidden(id);
    show(<HiddenLine cards={cards} />);
    const toggle = screen.getByRole('button', { name: 'Покажи' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(toggle);
    const rows = within(screen.getByRole('list')).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Дом a', 'Дом c']);
    await userEvent.click(screen.getByRole('button', { name: 'Върни: Дом a' }));
    expect(readHidden()).toEqual(['c']);
    expect(screen.getByRole('button', { name: 'Свий' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Върни: Дом c' }));
    expect(screen.queryByText(/скрит/u)).toBeNull();
  });

  it('follows changes of other tabs', () => {
    show(<HiddenLine cards={cards} />);
    localStorage.setItem('hidden-listings', '["b"]');
    act(() => void dispatchEvent(new Event('storage')));
    expect(screen.getByText('1 скрита от вас')).toBeInTheDocument();
    act(() => void removeHidden('b'));
    expect(screen.queryByText(/скрит/u)).toBeNull();
  });
});
