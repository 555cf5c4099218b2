import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { fakeDialogs } from '../dialog.testing.ts';
import { Dialog } from './modal.tsx';

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
  it('is named by its title and takes the focus to its first field', async () => {
    await openDialog();
    expect(screen.getByLabelText('Причина')).toHaveFocus();
  });

  it('holds nothing while it is closed', () => {
    render(<Page />);
    expect(screen.queryByText('Сигнал за обява')).not.toBeInTheDocument();
  });

  it('closes by Escape and gives the focus back', async () => {
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

  it('closes by a press beside it', async () => {
    await userEvent.click(await openDialog());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when a press that began inside ends beside it', async () => {
    const dialog = await openDialog();
    fireEvent.mouseDown(screen.getByLabelText('Причина'));
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
  });

  it('closes by the back gesture', async () => {
    fireEvent(await openDialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays by all of these while it is locked', async () => {
    const dialog = await openDialog(<Page locked />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    expect(dialog).toBeVisible();
  });

  describe('in which a text was written', () => {
    const write = async () => {
      const dialog = await openDialog();
      await userEvent.type(screen.getByLabelText('Описание'), 'Снимките са чужди');
      return dialog;
    };
    const question = () => screen.queryByRole('alertdialog', { name: 'Да затворим ли?' });

    it('asks before Escape, a press beside it or its cross throw the text away, and keeps it', async () => {
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

    it('closes when that is wanted, and asks nothing when it is opened again', async () => {
      await write();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Затвори без запазване' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Подай сигнал' }));
      expect(screen.getByLabelText('Описание')).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('closes at once by its own way out, and when the text was taken back', async () => {
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
