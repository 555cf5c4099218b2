import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { hasPassword, renewSession } from '@pokriv/web-kit/identity';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { PasswordSection } from './password-section.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  hasPassword: jest.fn(),
  renewSession: jest.fn(),
}));
const has = jest.mocked(hasPassword);
const renew = jest.mocked(renewSession);
const person = userEvent.setup();
const take = jest.fn();

beforeEach(async () => {
  await signedIn(aUser());
  has.mockReset().mockResolvedValue(true);
  renew.mockReset().mockResolvedValue(undefined);
  take.mockReset();
});

const fields = [/^Сегашна парола/u, /^Нова парола/u, /^Новата парола отново/u];

async function change(...passwords: [string, string, string]) {
  renderPage(<PasswordSection user={aUser()} take={take} />, '/profile');
  await screen.findByRole('button', { name: 'Смени паролата' });
  for (const [index, password] of passwords.entries()) {
    const field = screen.getByLabelText(fields[index] ?? '');
    if (password) await fillIn(field, password);
  }
  await person.click(screen.getByRole('button', { name: 'Смени паролата' }));
}

describe('PasswordSection', () => {
  it.each<[string, string, string, string]>([
    ['', 'Novo12345', 'Novo12345', 'Въведете сегашната си парола.'],
    ['Demo1234', '', '', 'Паролата е задължителна'],
    ['Demo1234', 'Ab1', 'Ab1', 'Паролата трябва да е поне 6 символа'],
    ['Demo1234', 'novo12345', 'novo12345', 'Паролата трябва да съдържа малка буква, главна буква и цифра'],
    ['Demo1234', 'Qwerty12', 'Qwerty12', 'Тази парола е сред най-използваните. Изберете друга.'],
    ['Demo1234', 'Novo12345', '', 'Потвърждението на паролата е задължително'],
    ['Demo1234', 'Novo12345', 'Novo1234', 'Паролите не съвпадат'],
  ])('refuses "%s", "%s", "%s"', async (current, next, again, text) => {
    const calls = fakeBackend({});
    await change(current, next, again);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('changes the password and keeps this browser signed in', async () => {
    const user = aUser({ updatedAt: '2026-02-01T10:00:00.000Z' });
    const calls = fakeBackend({
      'PUT /auth/password': answer.done({ token: 'a.e30.c', refreshToken: 'r', expiresIn: 3600, user }),
    });
    await change('Demo1234', 'Novo12345', 'Novo12345');
    expect(await screen.findByText(/^Паролата е сменена/u)).toBeInTheDocument();
    expect(calls).toEqual([
      { call: 'PUT /auth/password', body: { currentPassword: 'Demo1234', newPassword: 'Novo12345' } },
    ]);
    expect(renew).toHaveBeenCalledWith('maria@demo.bg', 'Novo12345');
    expect(take).toHaveBeenCalledWith(user);
    expect(screen.getByLabelText(/^Нова парола/u)).toHaveValue('');
  });

  it('shows a wrong password beside its field and keeps the input', async () => {
    const msg = 'Грешна парола.';
    fakeBackend({
      'PUT /auth/password': answer.refused(400, {
        code: 'BAD_REQUEST',
        message: msg,
        errors: [{ param: 'currentPassword', msg }],
      }),
    });
    await change('Demo1235', 'Novo12345', 'Novo12345');
    expect(await screen.findByText(msg)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Сегашна парола/u)).toBeInvalid();
    expect(screen.getByLabelText(/^Нова парола/u)).toHaveValue('Novo12345');
    expect(renew).not.toHaveBeenCalled();
  });

  it('checks the rules off while typing', async () => {
    renderPage(<PasswordSection user={aUser()} take={take} />, '/profile');
    await person.type(await screen.findByLabelText(/^Нова парола/u), 'Ab1');
    const met = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('изпълнено'));
    expect(met.map(({ textContent }) => textContent)).toEqual([
      'малка буква, изпълнено',
      'главна буква, изпълнено',
      'цифра, изпълнено',
    ]);
  });

  it('is hidden for an account from Google', async () => {
    has.mockResolvedValue(false);
    renderPage(<PasswordSection user={aUser()} take={take} />, '/profile');
    expect(await screen.findByText(/^Влизате в Покрив с Google/u)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
