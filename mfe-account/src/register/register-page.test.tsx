import { registerWithEmail } from '@pokriv/web-kit/identity';
import { clearAuth } from '@pokriv/web-kit/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { RegisterPage } from './register-page.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  registerWithEmail: jest.fn(),
}));
const register = jest.mocked(registerWithEmail);
const person = userEvent.setup();

const labels = {
  firstName: /^Име(?!йл)/u,
  lastName: /^Фамилия/u,
  email: /^Имейл/u,
  phone: /^Телефон/u,
  password: /^Парола(?!та)/u,
  confirmPassword: /^Паролата отново/u,
};
const good = {
  firstName: 'Мария',
  lastName: 'Петрова',
  email: 'maria@demo.bg',
  phone: '+359 88 812 3456',
  password: 'Demo1234',
  confirmPassword: 'Demo1234',
};

async function send(over: Partial<typeof good>) {
  for (const [name, value] of Object.entries({ ...good, ...over })) {
    const field = screen.getByLabelText(labels[name as keyof typeof labels]);
    if (value) await person.type(field, value);
  }
  await person.click(screen.getByRole('button', { name: 'Регистрирай се' }));
}

beforeEach(() => {
  clearAuth();
  register.mockReset().mockResolvedValue(aUser());
});

describe('the register screen', () => {
  it.each<[keyof typeof good, string, string]>([
    ['firstName', '', 'Името е задължително'],
    ['firstName', 'М', 'Името трябва да е поне 2 символа'],
    ['lastName', '', 'Фамилията е задължителна'],
    ['lastName', 'П', 'Фамилията трябва да е поне 2 символа'],
    ['email', '', 'Имейлът е задължителен'],
    ['email', 'maria', 'Невалиден имейл адрес'],
    ['phone', '12', 'Невалиден телефонен номер. Използвайте формат: 088 812 3456 или +359 88 812 3456'],
    ['password', '', 'Паролата е задължителна'],
    ['password', 'Ab1', 'Паролата трябва да е поне 6 символа'],
    ['password', 'demo1234', 'Паролата трябва да съдържа малка буква, главна буква и цифра'],
    ['confirmPassword', '', 'Потвърждението на паролата е задължително'],
    ['confirmPassword', 'Demo12345', 'Паролите не съвпадат'],
  ])('refuses the %s "%s"', async (field, value, text) => {
    fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    await send({ [field]: value });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it('asks about the phone, registers, and leads to the role', async () => {
    const asked = fakeBackend({ 'POST /auth/check-phone': answer.done({ isAvailable: true }) });
    renderPage(<RegisterPage />, '/register');
    await send({});
    const text = 'Успешна регистрация! Моля, проверете вашата поща за имейл за потвърждение.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(asked).toEqual([{ call: 'POST /auth/check-phone', body: { phone: '0888123456' } }]);
    expect(register).toHaveBeenCalledWith({
      firstName: 'Мария',
      lastName: 'Петрова',
      email: 'maria@demo.bg',
      phone: '0888123456',
      password: 'Demo1234',
    });
    await arriveAt('/select-role');
  });

  it('stops at a phone that somebody else has', async () => {
    fakeBackend({ 'POST /auth/check-phone': answer.done({ isAvailable: false }) });
    renderPage(<RegisterPage />, '/register');
    await send({});
    const text = 'Този телефонен номер вече се използва от друг потребител.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it('goes on when the phone could not be checked', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    await send({});
    expect(await screen.findByText(/Успешна регистрация/u)).toBeInTheDocument();
  });

  it('asks nothing about a phone that is not given', async () => {
    const asked = fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    await send({ phone: '' });
    await screen.findByText(/Успешна регистрация/u);
    expect(asked).toEqual([]);
  });

  it('tells when the e-mail is in use', async () => {
    fakeBackend({});
    register.mockRejectedValue({ code: 'auth/email-already-in-use' });
    renderPage(<RegisterPage />, '/register');
    await send({ phone: '' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Този имейл вече се използва.');
  });
});
