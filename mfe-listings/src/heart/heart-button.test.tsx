import { toastsAtom } from '@pokriv/web-kit/toast';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { aCard as anyCard } from '../a-card.testing.ts';
import { fakeApi, forgetToasts, show, showPressed, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { keepWish, takeWish } from '../sign-in-wish.ts';
import { HeartButton } from './heart-button.tsx';

const nothingKept = { success: true, data: [], pagination: { hasNext: false } };
const heart = () => screen.getByRole('button', { name: /любими/ });
const hearts = () => screen.getAllByRole('button', { name: /любими/ });
const isPress = ({ method }: { method: string }) => method === 'POST';

const kept = (...cards: PropertyCard[]) => ({ ...nothingKept, data: cards });
const answered = (favorited: boolean) => ({ body: { success: true, favorited, message: '' } });

/** Unique per test: presses persist for the page load. */
let id = '';
let onTestEnd: () => void = () => undefined;
const aCard = (part: Partial<PropertyCard> = {}) => anyCard({ id, ...part });
beforeEach(() => {
  id = crypto.randomUUID();
});
afterEach(() => {
  onTestEnd();
  act(() => signOut());
  act(forgetToasts);
  sessionStorage.clear();
});

describe('HeartButton', () => {
  it('sends a visitor to the sign-in and back', async () => {
    show(<HeartButton card={aCard()} />, '/properties?location=sofia');
    await userEvent.click(heart());
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/login?redirect=%2Fproperties%3Flocation%3Dsofia',
    );
  });

  it('adds to the favourites optimistically and shows a toast', async () => {
    signInAs('tenant');
    const sent = fakeApi((request) =>
      isPress(request)
        ? { body: { success: true, favorited: true, message: 'Добавено в любими.' } }
        : { body: nothingKept },
    );
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    await waitFor(() => expect(toastTexts()).toContain('Добавено в любими.'));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(sent.filter(isPress).map(({ path }) => path)).toEqual([`/api/properties/${id}/favorite`]);
  });

  it('adds to the favourites for a press during hydration, when the page knows no session yet', async () => {
    signInAs('tenant');
    const sent = fakeApi((request) => (isPress(request) ? answered(true) : { body: nothingKept }));
    await showPressed(<HeartButton card={aCard()} />, /любими/, '/properties');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/properties$/);
    await waitFor(() => expect(sent.filter(isPress)).toHaveLength(1));
  });

  it('ignores presses while a request is in flight', async () => {
    signInAs('tenant');
    let answer: (value: { body: unknown }) => void = () => undefined;
    const sent = fakeApi((request) =>
      isPress(request) ? new Promise((resolve) => (answer = resolve)) : { body: nothingKept },
    );
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    await userEvent.click(heart());
    expect(sent.filter(isPress)).toHaveLength(1);
    await act(async () => answer({ body: { success: true, favorited: true, message: '' } }));
  });

  it('fulfils a pending wish once after the sign-in', async () => {
    const sent = fakeApi((request) => (isPress(request) ? answered(true) : { body: nothingKept }));
    show(
      <>
        <HeartButton card={aCard()} />
        <HeartButton card={aCard()} />
        <HeartButton card={aCard({ id: 'p2' })} />
      </>,
    );
    await userEvent.click(hearts()[0] as HTMLElement);
    act(() => signInAs('tenant'));
    await waitFor(() => expect(toastTexts()).toContain('Добавено в любими.'));
    expect(hearts().map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
    expect(sent.filter(isPress)).toHaveLength(1);
  });

  it('does not remove an existing favourite for a pending wish', async () => {
    keepWish('favorite', id);
    signInAs('tenant');
    const sent = fakeApi((request) => (isPress(request) ? answered(false) : { body: kept(aCard()) }));
    show(<HeartButton card={aCard()} />);
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(sent.filter(isPress)).toEqual([]);
    expect(takeWish('favorite', id)).toBe(false);
  });

  it('only shows an existing favourite when pressed before the list has loaded', async () => {
    signInAs('tenant');
    let list: (value: { body: unknown }) => void = () => undefined;
    const sent = fakeApi((request) =>
      isPress(request) ? answered(false) : new Promise((resolve) => (list = resolve)),
    );
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await act(async () => list({ body: kept(aCard()) }));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(sent.filter(isPress)).toEqual([]);
  });

  it('works without a toast when the list of favourites does not load', async () => {
    signInAs('tenant');
    fakeApi((request) =>
      isPress(request) ? answered(true) : { status: 400, body: { success: false, code: 'BAD_REQUEST' } },
    );
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    await waitFor(() => expect(toastTexts()).toEqual(['Добавено в любими.']));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('refetches after a lost response to a request that succeeded', async () => {
    signInAs('tenant');
    let isKept = false;
    fakeApi((request) => {
      if (!isPress(request)) return { body: isKept ? kept(aCard()) : nothingKept };
      isKept = true;
      throw new TypeError('connection reset');
    });
    show(<HeartButton card={aCard()} />);
    await waitFor(() => expect(heart()).toBeEnabled());
    await userEvent.click(heart());
    await waitFor(() => expect(toastTexts()).toContain('Грешка при обновяване на любимите'));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('follows changes in another tab', async () => {
    signInAs('tenant');
    fakeApi(() => ({ body: nothingKept }));
    show(<HeartButton card={aCard()} />);
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    const tab = new BroadcastChannel('favorites');
    onTestEnd = () => tab.close();
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      tab.postMessage({ userId: 'another user', card: aCard(), isFavorite: true });
      tab.postMessage({ userId: 'u1', card: aCard(), isFavorite: true });
    });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('listens to other tabs until the last heart is gone, so that the page may return from memory', async () => {
    signInAs('tenant');
    fakeApi(() => ({ body: nothingKept }));
    const close = jest.spyOn(BroadcastChannel.prototype, 'close');
    const Hearts = ({ count }: { count: number }) =>
      ['a', 'b'].slice(0, count).map((one) => <HeartButton key={one} card={aCard({ id: one })} />);
    const { unmount, container } = show(<Hearts count={2} />);
    await waitFor(() => expect(container.querySelectorAll('[aria-pressed="false"]')).toHaveLength(2));
    close.mockClear();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });

  it('follows a change in another tab that comes while the list of favourites loads', async () => {
    signInAs('tenant');
    let list: (value: { body: unknown }) => void = () => undefined;
    const sent = fakeApi(() =>
      sent.length === 1 ? new Promise((resolve) => (list = resolve)) : { body: kept(aCard()) },
    );
    show(<HeartButton card={aCard()} />);
    await waitFor(() => expect(sent).toHaveLength(1));
    const tab = new BroadcastChannel('favorites');
    onTestEnd = () => tab.close();
    tab.postMessage({ userId: 'u1', card: aCard(), isFavorite: true });
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => list({ body: nothingKept }));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('offers to keep silent about a new favourite, and takes that back', async () => {
    signInAs('tenant');
    const sent = fakeApi((request) => {
      if (request.method === 'PATCH') return { body: { success: true } };
      return isPress(request) ? answered(true) : { body: nothingKept };
    });
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    const newest = () => getDefaultStore().get(toastsAtom).at(-1);
    await waitFor(() => expect(newest()?.action?.label).toBe('Без известия'));
    act(() => newest()?.action?.onPress());
    await waitFor(() => expect(newest()?.text).toBe('Няма да пишем за тази обява.'));
    expect(newest()?.action?.label).toBe('Върни');
    act(() => newest()?.action?.onPress());
    await waitFor(() => expect(newest()?.text).toMatch(/^Ще пишем, ако поевтинее/u));
    expect(newest()?.action).toBeUndefined();
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      [`/api/properties/${id}/favorite`, { isTold: false }],
      [`/api/properties/${id}/favorite`, { isTold: true }],
    ]);
  });

  it('offers no silence about a removed favourite', async () => {
    signInAs('tenant');
    fakeApi((request) => (isPress(request) ? answered(false) : { body: kept(aCard()) }));
    show(<HeartButton card={aCard()} />);
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart());
    await waitFor(() => expect(toastTexts()).toContain('Премахнато от любими.'));
    expect(getDefaultStore().get(toastsAtom).at(-1)?.action).toBeUndefined();
  });

  it.each([
    ['rejects it', { status: 500, body: { success: false, code: 'INTERNAL', message: 'x' } }],
    ['answers without a result', { body: { success: true } }],
  ])('rolls the change back when the server %s', async (_how, answer) => {
    signInAs('tenant');
    fakeApi((request) => (isPress(request) ? answer : { body: nothingKept }));
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    await waitFor(() => expect(toastTexts()).toContain('Грешка при обновяване на любимите'));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
