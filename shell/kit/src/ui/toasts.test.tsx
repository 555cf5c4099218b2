import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';

import { fakeDialogs } from '../dialog.testing.ts';
import { toastAtom, type Toast } from '../toast.ts';
import { Dialog } from './modal.tsx';
import { Toasts } from './toasts.tsx';

beforeAll(fakeDialogs);
afterEach(() => jest.useRealTimers());

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Отвори</button>
      <Dialog open={open} title="Въпрос" onClose={() => setOpen(false)}>
        <input aria-label="Отговор" />
      </Dialog>
      <Toasts />
    </>
  );
}

function openPage() {
  const store = createStore();
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return {
    say: (text: string, more: Partial<Toast> = {}) =>
      act(() => store.set(toastAtom, { tone: 'success', text, ...more })),
  };
}

/** jsdom has no popovers and treats the region as hidden. */
const corner = () => screen.getByRole('region', { name: 'Съобщения', hidden: true });
const buttonIn = (name: string, index = 0) => {
  const button = within(corner()).getAllByRole('button', { name, hidden: true })[index];
  if (!button) throw new Error(`no button ${name}`);
  return button;
};
const shown = () =>
  within(corner())
    .queryAllByText(/./u, { selector: 'span' })
    .map((one) => one.textContent);

describe('Toasts', () => {
  it('shows a toast and announces it, an error assertively', () => {
    const { say } = openPage();
    say('Добавено в любими.');
    expect(shown()).toEqual(['Добавено в любими.']);
    expect(screen.getByRole('status')).toHaveTextContent('Добавено в любими.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    say('Няма връзка с мрежата.', { tone: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent('Няма връзка с мрежата.');
    expect(screen.getByRole('status')).not.toHaveTextContent('Няма връзка');
  });

  it('can be dismissed', async () => {
    const { say } = openPage();
    say('Запазено.');
    await userEvent.click(buttonIn('Скрий съобщението'));
    expect(screen.queryByText('Запазено.')).not.toBeInTheDocument();
  });

  it('runs its action once', async () => {
    const onPress = jest.fn();
    openPage().say('Снимката е изтрита.', { action: { label: 'Върни', onPress } });
    await userEvent.click(buttonIn('Върни'));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Снимката е изтрита.')).not.toBeInTheDocument();
  });

  it.each([
    [4000, undefined],
    [10_000, { label: 'Върни', onPress: () => undefined }],
  ])('disappears after %d ms', (ms, action) => {
    jest.useFakeTimers();
    openPage().say('Готово.', { action });
    act(() => void jest.advanceTimersByTime(ms - 1));
    expect(shown()).toEqual(['Готово.']);
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('shows three toasts; the time of the next starts when it is shown', () => {
    jest.useFakeTimers();
    const { say } = openPage();
    for (const text of ['1', '2', '3', '4']) say(text);
    expect(shown()).toEqual(['1', '2', '3']);
    act(() => void jest.advanceTimersByTime(4000));
    expect(shown()).toEqual(['4']);
    act(() => void jest.advanceTimersByTime(3999));
    expect(shown()).toEqual(['4']);
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('does not repeat the same text', () => {
    const { say } = openPage();
    say('Запазено.');
    say('Запазено.');
    expect(shown()).toEqual(['Запазено.']);
  });

  it('pauses while a toast is hovered', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    openPage().say('Запазено.');
    act(() => void jest.advanceTimersByTime(3000));
    await user.hover(buttonIn('Скрий съобщението'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(shown()).toEqual(['Запазено.']);
    await user.unhover(buttonIn('Скрий съобщението'));
    act(() => void jest.advanceTimersByTime(1000));
    expect(shown()).toEqual([]);
  });

  it('is reached by F8, pauses while focused and returns the focus', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    openPage().say('Запазено.');
    const opener = screen.getByRole('button', { name: 'Отвори' });
    opener.focus();
    await user.keyboard('{F8}');
    expect(buttonIn('Скрий съобщението')).toHaveFocus();
    act(() => void jest.advanceTimersByTime(60_000));
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([]);
    expect(opener).toHaveFocus();
  });

  it('returns the focus to where it was before the toasts, also from another of their buttons', async () => {
    const user = userEvent.setup();
    openPage().say('Снимката е изтрита.', { action: { label: 'Върни', onPress: () => undefined } });
    const opener = screen.getByRole('button', { name: 'Отвори' });
    opener.focus();
    await user.keyboard('{F8}');
    expect(buttonIn('Върни')).toHaveFocus();
    act(() => buttonIn('Скрий съобщението').focus());
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([]);
    expect(opener).toHaveFocus();
  });

  it('leaves the focus alone when a toast is dismissed by the pointer', async () => {
    openPage().say('Запазено.');
    const opener = screen.getByRole('button', { name: 'Отвори' });
    opener.focus();
    act(() => buttonIn('Скрий съобщението').click());
    expect(shown()).toEqual([]);
    expect(opener).toHaveFocus();
  });

  it('moves into the open dialog, where it is usable and announced, and back afterwards', async () => {
    const { say } = openPage();
    say('Преди него.');
    await userEvent.click(screen.getByRole('button', { name: 'Отвори' }));
    const dialog = screen.getByRole('dialog', { name: 'Въпрос' });
    expect(dialog).toContainElement(corner());
    say('Над него.');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Над него.');
    await userEvent.click(buttonIn('Скрий съобщението', 1));
    expect(shown()).toEqual(['Преди него.']);
    expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shown()).toEqual(['Преди него.']);
  });
});
