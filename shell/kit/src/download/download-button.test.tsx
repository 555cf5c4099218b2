import { startSession } from '@pokriv/web-kit/identity';
import { clearAuth, setAuth, type SessionUser } from '@pokriv/web-kit/session';
import { dismissToastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { DownloadButton } from './download-button.tsx';

/** Expires in 2100, so no renewal starts. */
const token = `head.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.sign`;
const user: SessionUser = {
  id: 'u1',
  email: 'ivan@demo.bg',
  firstName: 'Иван',
  lastName: 'Петров',
  phone: null,
  avatar: null,
  role: 'landlord',
  isEmailVerified: true,
  silencedMails: [],
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings: 1,
};

const show = () => render(<DownloadButton name="exportMyProperties" query={{ sort: 'newest' }} />);
const button = () => screen.getByRole('button');
const toasts = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ text }) => text)
    .join();
const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ success: false, code, message: 'Не.' }), { status });

let answer: (reply: Response) => void;

beforeEach(() => {
  void startSession();
  setAuth({ token, user });
  jest.spyOn(console, 'error').mockReturnValue();
  global.fetch = () => new Promise((resolve) => (answer = resolve));
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(() => {
  act(() => clearAuth());
  const store = getDefaultStore();
  act(() => {
    for (const { id } of store.get(toastsAtom)) store.set(dismissToastAtom, id);
  });
  jest.restoreAllMocks();
});

describe('DownloadButton', () => {
  it('is busy until the table has arrived', async () => {
    show();
    expect(button()).toHaveTextContent('Изтегли CSV');
    await userEvent.click(button());
    expect(button()).toHaveTextContent('Изтегляне...');
    answer(new Response('a;b'));
    await waitFor(() => expect(button()).toHaveTextContent('Изтегли CSV'));
    expect(toasts()).toBe('');
  });

  it.each([
    [400, 'BAD_REQUEST', 'Таблицата не се изтегли. Опитайте отново.'],
    [403, 'FORBIDDEN', 'Таблицата не се изтегли. Опитайте отново.'],
    [429, 'RATE_LIMITED', ''],
  ])('says that a download failed with %d, unless the host says it', async (status, code, text) => {
    show();
    await userEvent.click(button());
    answer(refused(status, code));
    await waitFor(() => expect(button()).toHaveTextContent('Изтегли CSV'));
    expect(toasts()).toBe(text);
  });
});
