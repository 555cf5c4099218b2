import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { clearAuth } from '@pokriv/web-kit/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn, type RecordedCall } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  signOutEverywhereHere: jest.fn(),
}));
const signOut = jest.mocked(signOutEverywhereHere);
const person = userEvent.setup();

beforeEach(() => signOut.mockReset());

describe('ForgotPasswordPage', () => {
  it.each([
    ['', 'Имейлът е задължителен'],
    ['maria@', 'Невалиден имейл адрес'],
  ])('refuses the e-mail "%s"', async (email, text) => {
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    if (email) await fillIn(screen.getByRole('textbox'), email);
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(text));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('says that there is no network and keeps the e-mail', async () => {
    global.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await fillIn(screen.getByRole('textbox'), 'maria@demo.bg');
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Няма връзка с мрежата.');
    expect(screen.getByRole('textbox')).toHaveValue('maria@demo.bg');
  });

  it('sends the link and shows the address', async () => {
    const calls = fakeBackend({ 'POST /auth/forgot-password': answer.done(null) });
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await fillIn(screen.getByRole('textbox'), 'maria@demo.bg');
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByText('Изпратихме ви имейл за смяна на паролата.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Проверете пощата си' })).toBeInTheDocument();
    expect(screen.getByText(/^Ако има профил с имейл maria@demo\.bg/u)).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'POST /auth/forgot-password', body: { email: 'maria@demo.bg' } }]);
  });

  it('says that the mail was not sent when the server fails', async () => {
    const message = 'Услугата е временно недостъпна.';
    fakeBackend({ 'POST /auth/forgot-password': answer.refused(503, { code: 'UNAVAILABLE', message }) });
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await fillIn(screen.getByRole('textbox'), 'maria@demo.bg');
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByText('Неуспешно изпращане на имейл')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('maria@demo.bg');
  });

  it('resends the link after the pause', async () => {
    jest.useFakeTimers();
    const quick = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const calls = fakeBackend({ 'POST /auth/forgot-password': answer.done(null) });
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await quick.type(screen.getByRole('textbox'), 'maria@demo.bg');
    await quick.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByRole('button', { name: /^Изпрати отново след \d+ сек\.$/u })).toBeDisabled();
    act(() => jest.advanceTimersByTime(61_000));
    await quick.click(screen.getByRole('button', { name: 'Изпрати отново' }));
    await screen.findByRole('button', { name: /^Изпрати отново след/u });
    expect(calls).toHaveLength(2);
    jest.useRealTimers();
  });

  it('shows why the link was not sent again', async () => {
    jest.useFakeTimers();
    const quick = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const message = 'Твърде много заявки. Опитайте след 15 минути.';
    fakeBackend({ 'POST /auth/forgot-password': answer.done(null) });
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await quick.type(screen.getByRole('textbox'), 'maria@demo.bg');
    await quick.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    await screen.findByRole('button', { name: /^Изпрати отново след/u });
    fakeBackend({ 'POST /auth/forgot-password': answer.refused(429, { code: 'RATE_LIMITED', message }) });
    act(() => jest.advanceTimersByTime(61_000));
    await quick.click(screen.getByRole('button', { name: 'Изпрати отново' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Изпрати отново' })).toBeEnabled();
    jest.useRealTimers();
  });

  it('prefills the e-mail from the login page and hands it back', async () => {
    fakeBackend({ 'POST /auth/forgot-password': answer.done(null) });
    renderPage(<ForgotPasswordPage />, { pathname: '/forgot-password', state: { email: 'maria@demo.bg' } });
    expect(screen.getByRole('textbox')).toHaveValue('maria@demo.bg');
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    await person.click(await screen.findByRole('button', { name: 'Изпрати на друг имейл' }));
    expect(screen.getByRole('textbox')).toHaveValue('maria@demo.bg');
  });

  it('shows why the mail was not sent', async () => {
    const message = 'Твърде много заявки. Опитайте след 15 минути.';
    fakeBackend({ 'POST /auth/forgot-password': answer.refused(429, { code: 'RATE_LIMITED', message }) });
    renderPage(<ForgotPasswordPage />, '/forgot-password');
    await fillIn(screen.getByRole('textbox'), 'maria@demo.bg');
    await person.click(screen.getByRole('button', { name: 'Изпрати връзка' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

const CHECK = 'POST /auth/reset-password/check';
const SAVE = 'POST /auth/reset-password';
const good = answer.done({ email: 'maria@demo.bg' });
const dead = answer.refused(400, {
  code: 'BAD_REQUEST',
  message: 'Връзката е невалидна или изтекла.',
  errors: [{ param: 'token', msg: 'Връзката е невалидна или изтекла.' }],
});

async function openLink(answers: Parameters<typeof fakeBackend>[0] = {}): Promise<RecordedCall[]> {
  const calls = fakeBackend({ [CHECK]: good, ...answers });
  renderPage(<ResetPasswordPage />, '/reset-password?mode=resetPassword&oobCode=abc');
  await screen.findByLabelText(/^Нова парола/u);
  return calls;
}

async function change(password: string, confirmPassword: string) {
  if (password) await fillIn(screen.getByLabelText(/^Нова парола/u), password);
  if (confirmPassword) await fillIn(screen.getByLabelText(/^Новата парола отново/u), confirmPassword);
  await person.click(screen.getByRole('button', { name: 'Запази паролата' }));
}

describe('ResetPasswordPage', () => {
  beforeEach(() => clearAuth());

  it.each([
    ['', '', 'Паролата е задължителна'],
    ['Ab1', 'Ab1', 'Паролата трябва да е поне 6 символа'],
    ['demo1234', 'demo1234', 'Паролата трябва да съдържа малка буква, главна буква и цифра'],
    ['Demo1234', 'Demo1234', 'Тази парола е сред най-използваните. Изберете друга.'],
    ['Kamenitza-58', '', 'Потвърждението на паролата е задължително'],
    ['Kamenitza-58', 'Kamenitza-59', 'Паролите не съвпадат'],
    ['Kamenitza-58', 'Kamen', 'Паролите не съвпадат'],
  ])('refuses "%s" and "%s"', async (password, confirmPassword, text) => {
    await openLink();
    await change(password, confirmPassword);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('checks the link first and shows the account', async () => {
    const calls = await openLink();
    expect(calls).toEqual([{ call: CHECK, body: { token: 'abc' } }]);
    expect(screen.getByText(/maria@demo\.bg/u)).toBeInTheDocument();
    const known = document.querySelector('input[autocomplete="username"]');
    expect(known).toHaveValue('maria@demo.bg');
    expect(known).not.toBeVisible();
  });

  it('saves the password with the code of the link and opens the login', async () => {
    const calls = await openLink({ [SAVE]: answer.done(null) });
    await change('Kamenitza-58', 'Kamenitza-58');
    expect(await screen.findByText('Паролата е сменена. Влезте с новата.')).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ call: SAVE, body: { token: 'abc', password: 'Kamenitza-58' } });
    await arriveAt('/login');
  });

  it.each([
    [true, 'maria@demo.bg'],
    [false, 'ivan@demo.bg'],
  ])('signs out on this device: %p, when %s is signed in', async (isOut, email) => {
    await signedIn(aUser({ email }));
    await openLink({ [SAVE]: answer.done(null) });
    await change('Kamenitza-58', 'Kamenitza-58');
    await arriveAt('/login');
    expect(signOut).toHaveBeenCalledTimes(isOut ? 1 : 0);
  });

  it.each([
    ['invalid or expired', dead],
    ['of an account that is gone', answer.refused(401, { code: 'UNAUTHENTICATED', message: 'Изтекла.' })],
    ['gone', answer.refused(410, { code: 'GONE', message: 'Няма я.' })],
  ])('shows no password form for a link that is %s', async (_what, refusal) => {
    fakeBackend({ [CHECK]: refusal });
    renderPage(<ResetPasswordPage />, '/reset-password?oobCode=abc');
    expect(await screen.findByRole('link', { name: 'Изпрати нова връзка' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Връзката е невалидна или изтекла.');
    expect(screen.queryByLabelText(/^Нова парола/u)).not.toBeInTheDocument();
  });

  it('offers a new link when this one was used meanwhile', async () => {
    await openLink({ [SAVE]: dead });
    await change('Kamenitza-58', 'Kamenitza-58');
    expect(await screen.findByRole('link', { name: 'Изпрати нова връзка' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Връзката е невалидна или изтекла.');
  });

  it('shows a password refused by the provider beside the field', async () => {
    const msg = 'Паролата е твърде слаба';
    const errors = [{ param: 'password', msg }];
    await openLink({ [SAVE]: answer.refused(400, { code: 'BAD_REQUEST', message: msg, errors }) });
    await change('Kamenitza-58', 'Kamenitza-58');
    expect(await screen.findByText(msg)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Нова парола/u)).toHaveFocus();
  });

  it('keeps the form when the server is unavailable', async () => {
    const message = 'Услугата е временно недостъпна. Моля, опитайте отново.';
    await openLink({ [SAVE]: answer.refused(503, { code: 'UNAVAILABLE', message }) });
    await change('Kamenitza-58', 'Kamenitza-58');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/^Нова парола/u)).toHaveValue('Kamenitza-58');
  });

  it('says that the account of the link is gone', async () => {
    const message = 'Няма потребител с този имейл.';
    fakeBackend({ [CHECK]: answer.refused(400, { code: 'BAD_REQUEST', message }) });
    renderPage(<ResetPasswordPage />, '/reset-password?mode=resetPassword&oobCode=abc');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Връзката не важи' })).toBeInTheDocument();
  });

  it('retries the link check after a transient error', async () => {
    const message = 'Услугата е временно недостъпна. Моля, опитайте отново.';
    fakeBackend({ [CHECK]: answer.refused(503, { code: 'UNAVAILABLE', message }) });
    renderPage(<ResetPasswordPage />, '/reset-password?oobCode=abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    fakeBackend({ [CHECK]: good });
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByLabelText(/^Нова парола/u)).toBeInTheDocument();
  });

  it('shows an invalid link without a code', () => {
    renderPage(<ResetPasswordPage />, '/reset-password');
    expect(screen.getByRole('heading', { name: 'Връзката не важи' })).toBeInTheDocument();
  });
});
