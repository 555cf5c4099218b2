import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { registerWithEmail, signInWithGoogle } from '@pokriv/web-kit/identity';
import { clearAuth } from '@pokriv/web-kit/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { RegisterPage } from './register-page.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  registerWithEmail: jest.fn(),
  signInWithGoogle: jest.fn(),
  prepareSignIn: jest.fn(),
}));
const register = jest.mocked(registerWithEmail);
const byGoogle = jest.mocked(signInWithGoogle);
const person = userEvent.setup();

const PHONE_TAKEN = 'Този телефонен номер вече се използва от друг потребител.';

const labels = {
  firstName: /^Име(?!йл)/u,
  lastName: /^Фамилия/u,
  email: /^Имейл/u,
  phone: /^Телефон/u,
  password: /^Парола(?!та)/u,
  confirmPassword: /^Потвърждение на паролата/u,
};
const good = {
  firstName: 'Мария',
  lastName: 'Петрова',
  email: 'maria@demo.bg',
  phone: '+359 88 812 3456',
  password: 'Kamenitza-58',
  confirmPassword: 'Kamenitza-58',
};

async function send(over: Partial<typeof good>) {
  for (const [name, value] of Object.entries({ ...good, ...over })) {
    const field = screen.getByLabelText(labels[name as keyof typeof labels]);
    if (value) await fillIn(field, value);
  }
  await person.click(screen.getByRole('button', { name: 'Регистрирай се' }));
}

beforeEach(() => {
  clearAuth();
  register.mockReset().mockResolvedValue(aUser());
});

describe('RegisterPage', () => {
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
    ['confirmPassword', 'Kamenitza-59', 'Паролите не съвпадат'],
    ['password', 'Demo1234', 'Тази парола е сред най-използваните. Изберете друга.'],
  ])('refuses the %s "%s", with the error beside the focused field', async (field, value, text) => {
    fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    await send({ [field]: value });
    const input = screen.getByLabelText(labels[field]);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(input).toHaveFocus();
    expect(register).not.toHaveBeenCalled();
  });

  it('checks the phone, registers and opens the role choice', async () => {
    const calls = fakeBackend({ 'POST /auth/check-phone': answer.done({ isAvailable: true }) });
    renderPage(<RegisterPage />, '/register');
    await send({});
    const text = 'Успешна регистрация! Моля, проверете вашата поща за имейл за потвърждение.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'POST /auth/check-phone', body: { phone: '0888123456' } }]);
    expect(register).toHaveBeenCalledWith({
      firstName: 'Мария',
      lastName: 'Петрова',
      email: 'maria@demo.bg',
      phone: '0888123456',
      password: 'Kamenitza-58',
    });
    await arriveAt('/select-role');
  });

  it('checks the phone while typing, once, and says that it is available', async () => {
    const calls = fakeBackend({ 'POST /auth/check-phone': answer.done({ isAvailable: true }) });
    renderPage(<RegisterPage />, '/register');
    await person.type(screen.getByLabelText(labels.phone), '0888 123 456');
    expect(await screen.findByText('Свободен')).toBeInTheDocument();
    await person.type(screen.getByLabelText(labels.phone), ' ');
    expect(screen.getByText('Свободен')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('says while typing that the phone is taken', async () => {
    fakeBackend({ 'POST /auth/check-phone': answer.done({ isAvailable: false }) });
    renderPage(<RegisterPage />, '/register');
    const phone = screen.getByLabelText(labels.phone);
    await person.type(phone, '0888123456');
    expect(await screen.findByText(PHONE_TAKEN)).toBeInTheDocument();
    await person.type(phone, '{Backspace}7');
    expect(screen.queryByText(PHONE_TAKEN)).not.toBeInTheDocument();
  });

  it.each([
    ['demo12', 'слаба'],
    ['demo12DжK!f8w2', 'много добра'],
  ])('rates the password "%s" as „%s“ while typing', async (password, strength) => {
    fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    await person.type(screen.getByLabelText(labels.password), password);
    expect(screen.getByText(strength)).toBeInTheDocument();
  });

  it('signs up with Google and opens the role choice', async () => {
    byGoogle.mockResolvedValue(aUser());
    renderPage(<RegisterPage />, '/register');
    await person.click(screen.getByRole('button', { name: /Google/u }));
    expect(await screen.findByText('Успешна регистрация с Google!')).toBeInTheDocument();
    await arriveAt('/select-role');
  });

  it('stays when the Google window is closed', async () => {
    byGoogle.mockRejectedValue({ code: 'auth/popup-closed-by-user' });
    renderPage(<RegisterPage />, '/register');
    await person.click(screen.getByRole('button', { name: /Google/u }));
    await waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent('Входът беше отказан.'));
    await arriveAt('/register');
  });

  it('shows the met password rules and whether both passwords match', async () => {
    fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    const met = () =>
      within(screen.getByRole('list', { name: 'Изисквания към паролата' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.includes('изпълнено'));
    expect(met()).toEqual([false, false, false, false]);
    await person.type(screen.getByLabelText(labels.password), 'demo12');
    expect(met()).toEqual([true, true, false, true]);
    await person.type(screen.getByLabelText(labels.password), 'D');
    expect(met()).toEqual([true, true, true, true]);
    const again = screen.getByLabelText(labels.confirmPassword);
    await person.type(again, 'demo');
    expect(screen.queryByText('Паролите не съвпадат')).not.toBeInTheDocument();
    await person.type(again, '!');
    expect(screen.getByText('Паролите не съвпадат')).toBeInTheDocument();
    await person.clear(again);
    await person.type(again, 'demo12D');
    expect(screen.getByText('Паролите съвпадат.')).toBeInTheDocument();
  });

  it('stops at a taken phone', async () => {
    fakeBackend({ 'POST /auth/check-phone': answer.done({ isAvailable: false }) });
    renderPage(<RegisterPage />, '/register');
    await send({});
    expect(await screen.findByText(PHONE_TAKEN)).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it('says that no mail was sent when the profile was not created, and how to go on', async () => {
    fakeBackend({});
    register.mockResolvedValue({ ...aUser(), createdAt: undefined });
    renderPage(<RegisterPage />, '/register');
    await send({ phone: '' });
    expect(
      await screen.findByText(/не сме изпратили имейл за потвърждение\. Изберете роля/u),
    ).toBeInTheDocument();
    expect(screen.queryByText(/проверете вашата поща/u)).not.toBeInTheDocument();
    await arriveAt('/select-role');
  });

  it('registers when the phone check fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    await send({});
    expect(await screen.findByText(/Успешна регистрация/u)).toBeInTheDocument();
  });

  it('sends no phone check without a phone', async () => {
    const calls = fakeBackend({});
    renderPage(<RegisterPage />, '/register');
    await send({ phone: '' });
    await screen.findByText(/Успешна регистрация/u);
    expect(calls).toEqual([]);
  });

  it.each<[string, keyof typeof good, string]>([
    ['auth/email-already-in-use', 'email', 'Този имейл вече се използва.'],
    ['auth/invalid-email', 'email', 'Невалиден имейл адрес'],
    ['auth/weak-password', 'password', 'Паролата е твърде слаба'],
  ])('shows %s beside the %s, once, and keeps the input', async (code, field, text) => {
    fakeBackend({});
    register.mockRejectedValue({ code });
    renderPage(<RegisterPage />, '/register');
    await send({ phone: '' });
    const input = screen.getByLabelText(labels[field]);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(input).toHaveFocus();
    expect(screen.getByTestId('toasts')).toBeEmptyDOMElement();
    for (const name of ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const)
      expect(screen.getByLabelText(labels[name])).toHaveValue(good[name]);
  });

  it('links an existing account to the login with the e-mail', async () => {
    fakeBackend({});
    register.mockRejectedValue({ code: 'auth/email-already-in-use' });
    renderPage(<RegisterPage />, '/register?redirect=%2Ffavorites');
    await send({ phone: '' });
    await person.click(await screen.findByRole('link', { name: 'Влезте с този имейл' }));
    await arriveAt('/login?redirect=%2Ffavorites');
  });

  it.each([
    [{ code: 'auth/operation-not-allowed' }, 'Регистрацията не е позволена. Свържете се с поддръжката.'],
    [{ code: 'auth/network-request-failed' }, 'Проблем с мрежата. Проверете връзката си.'],
    [{ code: 'auth/internal-error' }, 'Грешка при регистрация'],
  ])('shows %p as an error of the whole form', async (error, text) => {
    fakeBackend({});
    register.mockRejectedValue(error);
    renderPage(<RegisterPage />, '/register');
    await send({ phone: '' });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText(labels.email)).toHaveValue(good.email);
  });

  it('registers once on repeated submits', async () => {
    fakeBackend({});
    let arrive: (user: ReturnType<typeof aUser>) => void = () => undefined;
    register.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderPage(<RegisterPage />, '/register');
    await send({ phone: '' });
    await person.click(screen.getByRole('button', { name: /Регистриране/u }));
    await person.type(screen.getByLabelText(labels.email), '{Enter}');
    expect(register).toHaveBeenCalledTimes(1);
    arrive(aUser());
    await arriveAt('/select-role');
  });

  it.each([
    ['', '/'],
    ['?redirect=%2Ffavorites', '/favorites'],
    ['?redirect=%2F%2Fevil.bg', '/'],
  ])('redirects a signed-in user from "%s" to %s', async (search, target) => {
    await signedIn(aUser());
    renderPage(<RegisterPage />, `/register${search}`);
    await arriveAt(target);
  });

  it.each([
    ['общите условия', '/terms'],
    ['политиката за поверителност', '/privacy'],
  ])('opens „%s“ beside the form', (name, address) => {
    renderPage(<RegisterPage />, '/register');
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  });
});
