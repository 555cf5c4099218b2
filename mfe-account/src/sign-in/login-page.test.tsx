import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { signInWithEmail, signInWithGoogle } from '@pokriv/web-kit/identity';
import { clearAuth } from '@pokriv/web-kit/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { landingOf, LoginPage } from './login-page.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  signInWithEmail: jest.fn(),
  signInWithGoogle: jest.fn(),
  prepareSignIn: jest.fn(),
}));
const byEmail = jest.mocked(signInWithEmail);
const byGoogle = jest.mocked(signInWithGoogle);

const person = userEvent.setup();
const toasts = () => screen.getByTestId('toasts').textContent;

async function logIn(email: string, password: string) {
  if (email) await fillIn(screen.getByRole('textbox', { name: /Имейл/u }), email);
  if (password) await fillIn(screen.getByLabelText(/^Парола/u), password);
  await person.click(screen.getByRole('button', { name: 'Влез' }));
}

beforeEach(() => {
  clearAuth();
  byEmail.mockReset();
  byGoogle.mockReset();
});

describe('LoginPage', () => {
  it.each([
    ['no e-mail', '', 'Demo1234', 'Имейлът е задължителен'],
    ['a blank e-mail', '   ', 'Demo1234', 'Имейлът е задължителен'],
    ['a wrong e-mail', 'maria@', 'Demo1234', 'Невалиден имейл адрес'],
    ['no password', 'maria@demo.bg', '', 'Паролата е задължителна'],
    ['a short password', 'maria@demo.bg', '12345', 'Паролата трябва да е поне 6 символа'],
  ])('refuses %s, with the error beside the focused field', async (_what, email, password, text) => {
    renderPage(<LoginPage />, '/login');
    await logIn(email, password);
    const field = screen.getByLabelText(text.startsWith('Парола') ? /^Парола/u : /^Имейл/u);
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveFocus();
    expect(byEmail).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'Успешно влязохте в системата!'],
    [false, 'Успешно влязохте в системата! Моля, потвърдете вашия имейл адрес.'],
  ])('greets a user with a verified e-mail (%p)', async (isEmailVerified, text) => {
    byEmail.mockResolvedValue(aUser({ isEmailVerified }));
    renderPage(<LoginPage />, '/login');
    await logIn(' maria@demo.bg ', 'Demo1234');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(byEmail).toHaveBeenCalledWith('maria@demo.bg', 'Demo1234', { isRemembered: true });
    await arriveAt('/');
  });

  it.each([
    ['the address', '?redirect=%2Ffavorites%3Fpage%3D2', undefined, '/favorites?page=2'],
    ['the navigation state', '', { redirect: '/profile' }, '/profile'],
    ['nothing safe', '?redirect=%2F%2Fevil.example', undefined, '/'],
  ])('redirects to the target of %s', async (_what, search, state, target) => {
    byEmail.mockResolvedValue(aUser());
    renderPage(<LoginPage />, { pathname: '/login', search, state });
    await logIn('maria@demo.bg', 'Demo1234');
    await screen.findByText(/Успешно/u);
    await arriveAt(target);
  });

  describe('LoginPage for an administrator', () => {
    const factor = (state: object) =>
      fakeBackend({
        'GET /auth/second-factor': answer.done({
          isOffered: true,
          isRequired: false,
          isSetUp: false,
          isGiven: false,
          ...state,
        }),
      });
    const logInAsAdmin = async () => {
      // As the sign-in itself does, before the page continues.
      byEmail.mockImplementation(async () => {
        await signedIn(aUser({ role: 'admin' }));
        return aUser({ role: 'admin', isEmailVerified: true });
      });
      renderPage(<LoginPage />, '/login?redirect=%2Fadmin');
      await logIn('maria@demo.bg', 'Demo1234');
    };

    it('lands on the waiting work when no page was wanted', async () => {
      factor({});
      byEmail.mockImplementation(async () => {
        await signedIn(aUser({ role: 'admin' }));
        return aUser({ role: 'admin', isEmailVerified: true });
      });
      renderPage(<LoginPage />, '/login');
      await logIn('maria@demo.bg', 'Demo1234');
      await arriveAt('/admin');
    });

    it.each([
      ['is set up', { isSetUp: true }],
      ['is required', { isRequired: true }],
    ])('asks for the second factor first when it %s, and greets afterwards', async (_what, state) => {
      factor(state);
      await logInAsAdmin();
      await arriveAt('/second-factor?redirect=%2Fadmin');
      expect(toasts()).toBe('');
    });

    it.each([
      ['there is none', () => factor({})],
      ['it cannot be calls about', () => fakeBackend({})],
    ])('continues at once when %s', async (_what, prepare) => {
      prepare();
      await logInAsAdmin();
      await arriveAt('/admin');
      expect(toasts()).toContain('Успешно влязохте в системата!');
    });
  });

  it('shows an error once, keeps the input and selects the password', async () => {
    byEmail.mockRejectedValue({ code: 'auth/invalid-credential' });
    renderPage(<LoginPage />, '/login');
    await logIn('maria@demo.bg', 'Demo1234');
    expect(await screen.findAllByText('Грешен имейл или парола.')).toHaveLength(1);
    expect(toasts()).toBe('Грешен имейл или парола.');
    const password: HTMLInputElement = screen.getByLabelText(/^Парола/u);
    await waitFor(() => expect(password).toHaveFocus());
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'Demo1234'.length]);
    expect(screen.getByRole('textbox', { name: /Имейл/u })).toHaveValue('maria@demo.bg');
    await arriveAt('/login');
  });

  it.each([
    ['auth/user-not-found', 'Няма потребител с този имейл.'],
    ['auth/wrong-password', 'Грешна парола.'],
    ['auth/user-disabled', 'Потребителят е деактивиран. Свържете се с поддръжката.'],
    ['auth/too-many-requests', 'Твърде много опити. Изчакайте 15 минути.'],
    ['auth/network-request-failed', 'Проблем с мрежата. Проверете връзката си.'],
    ['auth/invalid-email', 'Невалиден имейл адрес'],
    ['auth/operation-not-allowed', 'Този начин на вход не е позволен. Свържете се с поддръжката.'],
  ])('has a text for %s', async (code, text) => {
    byEmail.mockRejectedValue({ code });
    renderPage(<LoginPage />, '/login');
    await logIn('maria@demo.bg', 'Demo1234');
    await waitFor(() => expect(toasts()).toBe(text));
  });

  it('asks to wait after too many attempts', async () => {
    byEmail.mockRejectedValue(new Error('Login attempts too frequent. Please wait a moment.'));
    renderPage(<LoginPage />, '/login');
    await logIn('maria@demo.bg', 'Demo1234');
    await waitFor(() => expect(toasts()).toBe('Твърде много опити. Моля, изчакайте преди следващия опит.'));
  });

  it('reports a network error when the provider fails to load', async () => {
    const error = Object.assign(new Error('Loading chunk identity failed.'), { name: 'ChunkLoadError' });
    byEmail.mockRejectedValue(error);
    renderPage(<LoginPage />, '/login');
    await logIn('maria@demo.bg', 'Demo1234');
    await waitFor(() => expect(toasts()).toBe('Проблем с мрежата. Проверете връзката си.'));
  });

  it('focuses the first invalid field', async () => {
    renderPage(<LoginPage />, '/login');
    await logIn('', '');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Имейл/u })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /Имейл/u })).toHaveAccessibleDescription(
      'Имейлът е задължителен',
    );
  });

  it('signs in once on repeated submits', async () => {
    let arrive: (user: ReturnType<typeof aUser>) => void = () => undefined;
    byEmail.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderPage(<LoginPage />, '/login');
    await logIn('maria@demo.bg', 'Demo1234');
    await person.click(screen.getByRole('button', { name: /Влизане/u }));
    await person.type(screen.getByLabelText(/^Парола/u), '{Enter}');
    expect(byEmail).toHaveBeenCalledTimes(1);
    arrive(aUser());
    await arriveAt('/');
  });

  it('warns about Caps Lock', () => {
    renderPage(<LoginPage />, '/login');
    const password = screen.getByLabelText(/^Парола/u);
    fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock е включен.')).toBeInTheDocument();
    fireEvent.keyUp(password, { key: 'CapsLock' });
    expect(screen.queryByText('Caps Lock е включен.')).not.toBeInTheDocument();
  });

  it('prefills the e-mail of the previous page', () => {
    renderPage(<LoginPage />, { pathname: '/login', state: { email: 'maria@demo.bg' } });
    expect(screen.getByRole('textbox', { name: /Имейл/u })).toHaveValue('maria@demo.bg');
  });

  it('signs in with Google', async () => {
    byGoogle.mockResolvedValue(aUser());
    renderPage(<LoginPage />, '/login');
    await person.click(screen.getByRole('button', { name: 'Вход с Google' }));
    expect(await screen.findByText('Успешно влязохте с Google!')).toBeInTheDocument();
  });

  it.each([
    ['auth/popup-closed-by-user', 'Входът беше отказан.'],
    ['auth/popup-blocked', 'Разрешете изскачащите прозорци и опитайте отново.'],
  ])('says in a toast when the Google window fails with %s, and stays', async (code, text) => {
    byGoogle.mockRejectedValue({ code });
    renderPage(<LoginPage />, '/login');
    await person.click(screen.getByRole('button', { name: 'Вход с Google' }));
    await waitFor(() => expect(toasts()).toBe(text));
    expect(screen.getAllByText(text)).toHaveLength(1);
    await arriveAt('/login');
  });

  it('keeps the session for this tab only without „Запомни ме“, and explains it', async () => {
    byEmail.mockResolvedValue(aUser());
    byGoogle.mockRejectedValue({ code: 'auth/popup-closed-by-user' });
    renderPage(<LoginPage />, '/login');
    const box = screen.getByRole('checkbox', { name: 'Запомни ме' });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription(/^Оставате влезли в този браузър/u);
    await person.click(box);
    expect(box).toHaveAccessibleDescription(/^Ще излезете, щом затворите този раздел/u);
    await person.click(screen.getByRole('button', { name: 'Вход с Google' }));
    expect(byGoogle).toHaveBeenCalledWith({ isRemembered: false });
    await logIn('maria@demo.bg', 'Demo1234');
    expect(byEmail).toHaveBeenCalledWith('maria@demo.bg', 'Demo1234', { isRemembered: false });
  });

  it.each([
    ['?redirect=%2Ffavorites', 'Влезте, за да видите любимите си обяви.'],
    ['?redirect=%2Fsaved-searches', 'Влезте, за да видите запазените си търсения.'],
    ['?redirect=%2Fsubscription', 'Влезте, за да изберете план.'],
    ['?redirect=%2Fcreate-property', 'Влезте, за да публикувате обява.'],
    ['?redirect=%2Fproperties', 'Любимите и обявите ви са тук.'],
    ['', 'Любимите и обявите ви са тук.'],
  ])('with "%s" shows the reason %s', (search, text) => {
    renderPage(<LoginPage />, `/login${search}`);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('names the listing of a pressed heart, with its picture', () => {
    const reason = { wish: 'favorite', title: 'Уютен двустаен', picture: '/media/a1-320.webp' };
    renderPage(<LoginPage />, { pathname: '/login', state: { reason } });
    expect(screen.getByText('Влезте, за да запазим „Уютен двустаен“ в любимите ви.')).toBeInTheDocument();
    expect(document.querySelector('img')).toHaveAttribute('src', '/media/a1-320.webp');
  });

  it('explains that a report needs a sign-in and loads no picture of another site', () => {
    const reason = { wish: 'report', title: 'Уютен двустаен', picture: 'https://evil.example/a.webp' };
    renderPage(<LoginPage />, { pathname: '/login', state: { reason } });
    expect(
      screen.getByText('Трябва да влезете, за да подадете сигнал. Обявата: „Уютен двустаен“.'),
    ).toBeInTheDocument();
    expect(document.querySelector('img')).not.toBeInTheDocument();
  });

  it('shows and hides the password', async () => {
    renderPage(<LoginPage />, '/login');
    await person.click(screen.getByRole('button', { name: 'Покажи паролата' }));
    expect(screen.getByLabelText(/^Парола/u)).toHaveAttribute('type', 'text');
  });

  it('hands the redirect to the registration', () => {
    renderPage(<LoginPage />, '/login?redirect=%2Ffavorites');
    expect(screen.getByRole('link', { name: 'Регистрирайте се' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Ffavorites',
    );
  });

  it('redirects a signed-in user', async () => {
    await signedIn(aUser());
    renderPage(<LoginPage />, '/login?redirect=%2Fprofile');
    await arriveAt('/profile');
  });
});

describe('landingOf', () => {
  it.each([
    ['landlord', '/', '/today'],
    ['landlord', '/favorites', '/favorites'],
    ['landlord', '/?city=sofia', '/?city=sofia'],
    ['tenant', '/', '/'],
    ['admin', '/', '/admin'],
  ] as const)('leads a %s who asked for %s to %s', (role, target, landing) => {
    expect(landingOf({ role }, target)).toBe(landing);
  });
});
