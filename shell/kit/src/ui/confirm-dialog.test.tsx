import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDialogs } from '../dialog.testing.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

beforeAll(fakeDialogs);

function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      open
      title="Изтриване"
      message="Сигурни ли сте?"
      {...{ onConfirm, onCancel }}
      {...props}
    />,
  );
  return { onConfirm, onCancel };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('ConfirmDialog', () => {
  it('shows title and message with the default answers', () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Изтриване' })).toHaveAccessibleDescription(
      'Сигурни ли сте?',
    );
    expect(button('Потвърди')).toBeEnabled();
    expect(button('Отказ')).toHaveFocus();
  });

  it('shows custom answers', async () => {
    const { onConfirm, onCancel } = ask({ confirmLabel: 'Изтрий', cancelLabel: 'Не', type: 'danger' });
    await userEvent.click(button('Изтрий'));
    await userEvent.click(button('Не'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('treats Escape as cancel', async () => {
    const { onCancel } = ask();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('shows progress and ignores answers meanwhile', async () => {
    const { onConfirm, onCancel } = ask({ loading: true });
    await userEvent.click(button('Обработване...'));
    await userEvent.keyboard('{Escape}');
    expect(button('Отказ')).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
