import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aListing } from '../a-listing.testing.ts';
import { someSlots } from '../a-thread.testing.ts';
import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { useConversation } from './use-conversation.tsx';

function BookButton() {
  const { book, view } = useConversation({ id: 'p1', title: 'Светъл двустаен' });
  return (
    <>
      <button type="button" onClick={book}>
        Оглед
      </button>
      {view}
    </>
  );
}

const refusal = { success: false, code: 'CONFLICT', message: 'Вече имате оглед на това жилище.' };

/** @param ask answer to the request for a viewing */
async function openPicker(ask?: () => Promise<{ status: number; body: unknown }>): Promise<void> {
  fakeApi(({ method, path }) => {
    if (method === 'POST' && ask) return ask();
    if (path === '/api/properties/p1/slots') return { body: { success: true, data: someSlots() } };
    return { body: { success: true, data: aListing() } };
  });
  show(<BookButton />, '/properties/p1');
  await userEvent.click(screen.getByRole('button', { name: 'Оглед' }));
  await screen.findByRole('button', { name: '10:30' });
}

beforeAll(fakeDialogs);
beforeEach(() => {
  sessionStorage.clear();
  signInAs('tenant');
});
afterEach(() => act(() => signOut()));

describe('the viewing sheet of a listing', () => {
  it('keeps the choice and the note when it is closed', async () => {
    await openPicker();
    await userEvent.click(screen.getByRole('button', { name: '10:30' }));
    await userEvent.type(screen.getByLabelText(/^Бележка/u), 'С кучето.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Оглед' }));
    expect(await screen.findByRole('button', { name: '10:30' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText(/^Бележка/u)).toHaveValue('С кучето.');
  });

  it('cannot be closed while the request is on its way, and shows its refusal', async () => {
    let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
    await openPicker(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.click(screen.getByRole('button', { name: '10:30' }));
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(async () => answer({ status: 409, body: refusal }));
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
