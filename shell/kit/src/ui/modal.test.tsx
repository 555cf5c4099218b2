import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { fakeDialogs } from '../dialog.testing.ts';
import { useModalLock } from './modal-lock.ts';
import { Dialog, Sheet } from './modal.tsx';

beforeAll(fakeDialogs);

function Page({ locked }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Подай сигнал</button>
      <Dialog open={open} locked={locked} title="Сигнал за обява" onClose={() => setOpen(false)}>
        <input aria-label="Причина" />
        <textarea aria-label="Описание" />
        <button onClick={() => setOpen(false)}>Отказ</button>
      </Dialog>
    </>
  );
}

async function openDialog(page = <Page />) {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Подай сигнал' }));
  return screen.getByRole('dialog', { name: 'Сигнал за обява' });
}

describe('Dialog', () => {
  it('is named by its title and moves the focus to its first field', async () => {
    await openDialog();
    expect(screen.getByLabelText('Причина')).toHaveFocus();
  });

  it('renders no content while it is closed', () => {
    render(<Page />);
    expect(screen.queryByText('Сигнал за обява')).not.toBeInTheDocument();
  });

  it('closes on Escape and returns the focus', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Подай сигнал' })).toHaveFocus();
  });

  it('closes by its button', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Затвори' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on a press on the backdrop', async () => {
    await userEvent.click(await openDialog());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open when a press starts inside and ends on the backdrop', async () => {
    const dialog = await openDialog();
    fireEvent.mouseDown(screen.getByLabelText('Причина'));
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
  });

  it('closes on the back gesture', async () => {
    fireEvent(await openDialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open in all these cases while it is locked', async () => {
    const dialog = await openDialog(<Page locked />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Затвори' }));
    expect(dialog).toBeVisible();
  });

  it.each([
    ['dialog', Dialog],
    ['sheet', Sheet],
  ])('keeps a %s open while a form inside is sending', async (_kind, Modal) => {
    const Sending = () => {
      const [isSending, setIsSending] = useState(true);
      useModalLock(isSending);
      return <button onClick={() => setIsSending(false)}>Прати</button>;
    };
    const onClose = jest.fn();
    render(
      <Modal open title="Сигнал за обява" onClose={onClose}>
        <Sending />
      </Modal>,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Затвори' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Прати' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  describe('a dialog with typed text', () => {
    const write = async () => {
      const dialog = await openDialog();
      await userEvent.type(screen.getByLabelText('Описание'), 'Снимките са чужди');
      return dialog;
    };
    const question = () => screen.queryByRole('alertdialog', { name: 'Да затворим ли?' });

    it('asks before Escape, the backdrop or the close button discards the text', async () => {
      const dialog = await write();
      const slips = [
        () => userEvent.keyboard('{Escape}'),
        () => userEvent.click(dialog),
        () => userEvent.click(screen.getByRole('button', { name: 'Затвори' })),
      ];
      for (const slip of slips) {
        await slip();
        expect(question()).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'Обратно към текста' }));
        expect(question()).not.toBeInTheDocument();
        expect(screen.getByLabelText('Описание')).toHaveValue('Снимките са чужди');
      }
    });

    it('closes after the confirmation, and does not ask when it is opened again', async () => {
      await write();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Затвори без запазване' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Подай сигнал' }));
      expect(screen.getByLabelText('Описание')).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('does not ask any more when it was submitted meanwhile and is opened again', async () => {
      const dialog = (open: boolean) => (
        <Dialog open={open} title="Сигнал за обява" onClose={() => undefined}>
          <textarea aria-label="Описание" />
        </Dialog>
      );
      const { rerender } = render(dialog(true));
      await userEvent.type(screen.getByLabelText('Описание'), 'Снимките са чужди');
      await userEvent.keyboard('{Escape}');
      expect(question()).toBeVisible();
      rerender(dialog(false));
      rerender(dialog(true));
      expect(screen.getByLabelText('Описание')).toBeVisible();
      expect(question()).not.toBeInTheDocument();
    });

    it('closes without asking by its own cancel button, and when the text was removed', async () => {
      await write();
      await userEvent.click(screen.getByRole('button', { name: 'Отказ' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Подай сигнал' }));
      await userEvent.type(screen.getByLabelText('Описание'), 'А{Backspace}');
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
