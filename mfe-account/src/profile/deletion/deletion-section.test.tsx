import { confirmWithGoogle, hasPassword } from '@pokriv/web-kit/identity';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { DeletionSection } from './deletion-section.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  hasPassword: jest.fn(),
  confirmWithGoogle: jest.fn(),
}));
const has = jest.mocked(hasPassword);
const google = jest.mocked(confirmWithGoogle);
const person = userEvent.setup();
const take = jest.fn();
const waiting = aUser({ erasedAt: '2026-03-19T10:00:00.000Z' });

beforeAll(fakeDialogs);
beforeEach(async () => {
  await signedIn(aUser());
  has.mockReset().mockResolvedValue(true);
  google.mockReset().mockResolvedValue(undefined);
  take.mockReset();
});

const open = async () => {
  renderPage(<DeletionSection user={aUser()} take={take} />, '/profile');
  await person.click(await screen.findByRole('button', { name: 'Изтрий профила' }));
};

describe('DeletionSection', () => {
  it('requires the password', async () => {
    const calls = fakeBackend({ 'POST /auth/deletion': answer.done(waiting) });
    await open();
    await person.click(screen.getByRole('button', { name: 'Изтрий профила ми' }));
    expect(await screen.findByText('Паролата е задължителна')).toBeInTheDocument();
    await fillIn(screen.getByLabelText(/^Парола/u), 'Demo1234');
    await person.click(screen.getByRole('button', { name: 'Изтрий профила ми' }));
    expect(await screen.findByText(/^Профилът ви ще бъде изтрит на 19 март 2026/u)).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'POST /auth/deletion', body: { password: 'Demo1234' } }]);
    expect(take).toHaveBeenCalledWith(waiting);
  });

  it.each([
    [
      'a wrong password',
      400,
      { code: 'BAD_REQUEST', errors: [{ param: 'password', msg: 'Грешна парола.' }] },
      'Грешна парола.',
    ],
    ['the last admin', 409, { code: 'CONFLICT' }, 'Вие сте последният администратор.'],
  ])('keeps the dialog open for %s', async (_case, status, body, message) => {
    fakeBackend({ 'POST /auth/deletion': answer.refused(status, { ...body, message }) });
    await open();
    await fillIn(screen.getByLabelText(/^Парола/u), 'Demo1235');
    await person.click(screen.getByRole('button', { name: 'Изтрий профила ми' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Парола/u)).toHaveValue('Demo1235');
    expect(screen.getByLabelText(/^Парола/u).getAttribute('aria-invalid')).toBe(
      'errors' in body ? 'true' : null,
    );
    expect(take).not.toHaveBeenCalled();
  });

  it('requires a fresh Google sign-in from an account without a password', async () => {
    has.mockResolvedValue(false);
    const calls = fakeBackend({ 'POST /auth/deletion': answer.done(waiting) });
    await open();
    expect(screen.queryByLabelText(/^Парола/u)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Потвърди с Google и изтрий' }));
    expect(await screen.findByText(/^Профилът ви ще бъде изтрит/u)).toBeInTheDocument();
    expect(google).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([{ call: 'POST /auth/deletion', body: {} }]);
  });

  it.each([
    ['auth/user-mismatch', 'Изберете Google профила с имейл maria@demo.bg.'],
    ['auth/popup-closed-by-user', 'Входът беше отказан.'],
  ])('stops after %s', async (code, text) => {
    has.mockResolvedValue(false);
    google.mockRejectedValue({ code });
    const calls = fakeBackend({});
    await open();
    await person.click(screen.getByRole('button', { name: 'Потвърди с Google и изтрий' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('withdraws a scheduled deletion', async () => {
    const calls = fakeBackend({ 'DELETE /auth/deletion': answer.done(aUser()) });
    renderPage(<DeletionSection user={waiting} take={take} />, '/profile');
    expect(screen.getByText(/^Профилът ви ще бъде изтрит на 19 март 2026/u)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Отказвам се от изтриването' }));
    expect(await screen.findByText(/^Изтриването е отменено/u)).toBeInTheDocument();
    expect(calls.map(({ call }) => call)).toEqual(['DELETE /auth/deletion']);
    expect(take).toHaveBeenCalledWith(aUser());
  });
});
