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
      <button onClick={() => setOpen(true)}>Докладвай</button>
      <Dialog open={open} locked={locked} title="Докладване на обява" onClose={() => setOpen(false)}>
        <input aria-label="Причина" />
      </Dialog>
    </>
  );
}

async function openDialog(page = <Page />) {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Докладвай' }));
  return screen.getByRole('dialog', { name: 'Докладване на обява' });
}

describe('Dialog', () => {
  it('is named by its title and takes the focus to its first field', async () => {
    await openDialog();
    expect(screen.getByLabelText('Причина')).toHaveFocus();
  });

  it('holds nothing while it is closed', () => {
    render(<Page />);
    expect(screen.queryByText('Докладване на обява')).not.toBeInTheDocument();
  });

  it('closes by Escape and gives the focus back', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Докладвай' })).toHaveFocus();
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
});
