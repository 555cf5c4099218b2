import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';

import { toastAtom } from '../toast.ts';
import { Toasts } from './toasts.tsx';

function showToast(text: string, action?: { label: string; onPress: () => void }) {
  const store = createStore();
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  act(() => store.set(toastAtom, { tone: 'success', text, action }));
  return screen.getByRole('region', { name: 'Съобщения', hidden: true });
}

describe('Toasts', () => {
  it('shows a message and reads it aloud', () => {
    const corner = showToast('Добавено в любими.');
    expect(within(corner).getByText('Добавено в любими.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Добавено в любими.');
  });

  it('lets a person put it away', async () => {
    const corner = showToast('Запазено.');
    await userEvent.click(within(corner).getByRole('button', { name: 'Скрий съобщението', hidden: true }));
    expect(screen.queryByText('Запазено.')).not.toBeInTheDocument();
  });

  it('offers what takes it back, once', async () => {
    const onPress = jest.fn();
    const corner = showToast('Снимката е изтрита.', { label: 'Върни', onPress });
    await userEvent.click(within(corner).getByRole('button', { name: 'Върни', hidden: true }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Снимката е изтрита.')).not.toBeInTheDocument();
  });
});
