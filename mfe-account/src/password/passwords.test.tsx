import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const person = userEvent.setup();

describe('a forgotten password', () => {
  it.each([
    ['', 'Имейлът е задължителен'],
    ['maria@', 'Невалиден имейл адрес'],
  ])('refuses the e-mail "%s"', async (email, text) => {
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    if (email) await person.type(screen.getByRole('textbox'), email);
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('sends the link and says where it went', async () => {
    const asked = fakeBackend({ 'POST /auth/forgot-password': answer.done(null) });
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await person.type(screen.getByRole('textbox'), 'maria@demo.bg');
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByText('Изпратихме ви имейл за смяна на паролата.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Проверете пощата си' })).toBeInTheDocument();
    expect(asked).toEqual([{ call: 'POST /auth/forgot-password', body: { email: 'maria@demo.bg' } }]);
  });

  it('tells why it was not sent', async () => {
    const message = 'Твърде много заявки. Опитайте след 15 минути.';
    fakeBackend({ 'POST /auth/forgot-password': answer.refused(429, { code: 'RATE_LIMITED', message }) });
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await person.type(screen.getByRole('textbox'), 'maria@demo.bg');
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

async function change(password: string, confirmPassword: string) {
  if (password) await person.type(screen.getByLabelText(/^Нова парола/u), password);
  if (confirmPassword) await person.type(screen.getByLabelText(/^Новата парола отново/u), confirmPassword);
  await person.click(screen.getByRole('button', { name: 'Запази паролата' }));
}

describe('a new password', () => {
  it.each([
    ['', '', 'Паролата е задължителна'],
    ['Ab1', 'Ab1', 'Паролата трябва да е поне 6 символа'],
    ['demo1234', 'demo1234', 'Паролата трябва да съдържа малка буква, главна буква и цифра'],
    ['Demo1234', '', 'Потвърждението на паролата е задължително'],
    ['Demo1234', 'Demo12345', 'Паролите не съвпадат'],
  ])('refuses "%s" and "%s"', async (password, confirmPassword, text) => {
    renderPage(<ResetPasswordPage />, '/reset-password?oobCode=abc');
    await change(password, confirmPassword);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is saved with the code of the link, then leads to the login', async () => {
    const asked = fakeBackend({ 'POST /auth/reset-password': answer.done(null) });
    renderPage(<ResetPasswordPage />, '/reset-password?mode=resetPassword&oobCode=abc');
    await change('Demo1234', 'Demo1234');
    expect(await screen.findByText('Паролата е сменена. Влезте с новата.')).toBeInTheDocument();
    expect(asked[0]?.body).toEqual({ token: 'abc', password: 'Demo1234' });
    await arriveAt('/login');
  });

  it('offers a new link when this one is used up', async () => {
    const message = 'Връзката е невалидна или изтекла.';
    fakeBackend({ 'POST /auth/reset-password': answer.refused(400, { code: 'BAD_REQUEST', message }) });
    renderPage(<ResetPasswordPage />, '/reset-password?oobCode=abc');
    await change('Demo1234', 'Demo1234');
    expect(await screen.findByRole('link', { name: 'Изпрати нова връзка' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('keeps the form when the server is away', async () => {
    const message = 'Услугата е временно недостъпна. Моля, опитайте отново.';
    fakeBackend({ 'POST /auth/reset-password': answer.refused(503, { code: 'UNAVAILABLE', message }) });
    renderPage(<ResetPasswordPage />, '/reset-password?oobCode=abc');
    await change('Demo1234', 'Demo1234');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/^Нова парола/u)).toHaveValue('Demo1234');
  });

  it('is not asked for without a code', () => {
    renderPage(<ResetPasswordPage />, '/reset-password');
    expect(screen.getByRole('heading', { name: 'Връзката не важи' })).toBeInTheDocument();
  });
});
