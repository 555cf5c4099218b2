import type { SecondFactorState } from '@pokriv/contracts/account/second-factor';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { confirmWithGoogle, continueWithFactor, hasPassword, renewSession } from '@pokriv/web-kit/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { SecondFactorPage } from './second-factor-page.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  confirmWithGoogle: jest.fn(),
  continueWithFactor: jest.fn(),
  hasPassword: jest.fn(),
  renewSession: jest.fn(),
}));
const goOnWith = jest.mocked(continueWithFactor);
const person = userEvent.setup();
const toasts = () => screen.getByTestId('toasts').textContent;

const plain: SecondFactorState = {
  isOffered: true,
  isRequired: false,
  isSetUp: false,
  isGiven: false,
  recoveryLeft: 0,
  setUpAt: null,
};
const stateOf = (state: Partial<SecondFactorState>) => ({
  'GET /auth/second-factor': answer.done({ ...plain, ...state }),
});
const isSetUp = { isSetUp: true, recoveryLeft: 10, setUpAt: '2026-11-01T10:00:00.000Z' };
const session = { customToken: 'custom', token: 't', refreshToken: 'r', expiresIn: 3600, user: aUser() };
const wrong = (msg: string) =>
  answer.refused(400, { code: 'BAD_REQUEST', message: msg, errors: [{ param: 'code', msg }] });
const setup = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/x?secret=ABCDEFGH' };
const recoveryCodes = ['7KD4M-Q2WXA', 'AAAAA-BBBBB'];

beforeAll(fakeDialogs);
beforeEach(async () => {
  await signedIn(aUser({ role: 'admin' }));
  goOnWith.mockReset().mockResolvedValue(undefined);
  jest.mocked(hasPassword).mockResolvedValue(true);
  jest.mocked(renewSession).mockReset().mockResolvedValue(undefined);
});

const open = (answers: Parameters<typeof fakeBackend>[0], state?: unknown) => {
  const calls = fakeBackend(answers);
  renderPage(<SecondFactorPage />, {
    pathname: '/second-factor',
    search: '?redirect=%2Fadmin%3Ftab%3D2',
    state,
  });
  return calls;
};
const give = async (code: string) => {
  await fillIn(await screen.findByLabelText(/^(?:Кодът от приложението|Резервен код)/u), code);
  await person.click(screen.getByRole('button', { name: 'Продължи' }));
};

describe('SecondFactorPage', () => {
  it.each([
    ['was given', { ...isSetUp, isGiven: true }],
    ['is neither set up nor required', {}],
    ['is off for the whole site', { ...isSetUp, isOffered: false }],
  ])('redirects at once when the factor %s', async (_what, state) => {
    open(stateOf(state));
    await arriveAt('/admin?tab=2');
  });

  it('verifies the code of the app, upgrades the session and redirects back', async () => {
    const calls = open(
      { ...stateOf(isSetUp), 'POST /auth/second-factor/verify': answer.done(session) },
      {
        greeting: 'Успешно влязохте в системата!',
      },
    );
    const field = await screen.findByLabelText(/^Кодът от приложението/u);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await person.paste('123 456');
    await person.click(screen.getByRole('button', { name: 'Продължи' }));
    await arriveAt('/admin?tab=2');
    expect(calls.find(({ call }) => call === 'POST /auth/second-factor/verify')?.body).toEqual({
      code: '123456',
    });
    expect(goOnWith).toHaveBeenCalledWith('custom');
    expect(toasts()).toContain('Успешно влязохте в системата!');
  });

  it('accepts a recovery code', async () => {
    const calls = open({ ...stateOf(isSetUp), 'POST /auth/second-factor/verify': answer.done(session) });
    await person.click(await screen.findByRole('button', { name: 'Използвай резервен код' }));
    expect(screen.getByLabelText(/^Резервен код/u)).toHaveFocus();
    await give('7kd4m-q2wxa');
    await arriveAt('/admin?tab=2');
    expect(calls.at(-2)?.body ?? calls.at(-1)?.body).toEqual({ code: '7KD4MQ2WXA' });
    expect(toasts()).toContain('Кодът е приет.');
  });

  it.each([
    ['', 'Въведете код.'],
    ['12345', 'Кодът от приложението е от 6 цифри.'],
  ])('rejects "%s" without a request', async (code, text) => {
    const calls = open(stateOf(isSetUp));
    await screen.findByLabelText(/^Кодът от приложението/u);
    if (code) await give(code);
    else await person.click(screen.getByRole('button', { name: 'Продължи' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Кодът от приложението/u)).toHaveFocus();
    expect(calls.map(({ call }) => call)).toEqual(['GET /auth/second-factor']);
  });

  it('shows a wrong code beside its field and stays', async () => {
    open({ ...stateOf(isSetUp), 'POST /auth/second-factor/verify': wrong('Грешен код.') });
    await give('000000');
    expect(await screen.findByText('Грешен код.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Кодът от приложението/u)).toBeInvalid();
    expect(goOnWith).not.toHaveBeenCalled();
    await arriveAt('/second-factor?redirect=%2Fadmin%3Ftab%3D2');
  });

  it('shows a rate limit once', async () => {
    const message = 'Твърде много заявки. Опитайте след 15 минути.';
    const limited = answer.refused(429, { code: 'RATE_LIMITED', message });
    open({ ...stateOf(isSetUp), 'POST /auth/second-factor/verify': limited });
    await give('000000');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('says when the session could not be upgraded', async () => {
    goOnWith.mockRejectedValue({ code: 'auth/network-request-failed' });
    open({ ...stateOf(isSetUp), 'POST /auth/second-factor/verify': answer.done(session) });
    await give('123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('Проблем с мрежата');
  });

  it('offers a retry when the state fails to load', async () => {
    open({});
    expect(await screen.findByRole('button', { name: 'Опитай пак' }, { timeout: 5000 })).toBeInTheDocument();
  });
});

describe('SecondFactorPage with a required set-up', () => {
  const required = stateOf({ isRequired: true });
  const begin = async () => person.click(await screen.findByRole('button', { name: 'Започни' }));

  it('shows QR code and key, verifies the first code, shows the recovery codes and redirects once they are saved', async () => {
    const calls = open({
      ...required,
      'POST /auth/second-factor/setup': answer.done(setup),
      'POST /auth/second-factor/confirm': answer.done({ ...session, recoveryCodes }),
    });
    await begin();
    expect(await screen.findByRole('img', { name: 'QR код за приложението за кодове' })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /на този телефон/u })).toHaveAttribute('href', setup.uri);
    await person.type(screen.getByLabelText(/^Кодът от приложението/u), '123456');
    await person.click(screen.getByRole('button', { name: 'Включи защитата' }));
    const list = within(await screen.findByRole('list', { name: 'Резервни кодове' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    expect(screen.getByRole('heading', { name: 'Запазете резервните си кодове' })).toHaveFocus();
    expect(goOnWith).toHaveBeenCalledWith('custom');
    expect(calls.map(({ call }) => call)).toEqual([
      'GET /auth/second-factor',
      'POST /auth/second-factor/setup',
      'POST /auth/second-factor/confirm',
    ]);
    await person.click(screen.getByRole('button', { name: 'Запазих ги' }));
    await arriveAt('/admin?tab=2');
    expect(toasts()).toContain('Двуфакторната защита е включена.');
  });

  it.each([
    ['shows why the set-up', 'CONFLICT', 1],
    ['leaves the code to the page when the set-up', 'SECOND_FACTOR_REQUIRED', 0],
  ])('%s was refused', async (_what, code, alerts) => {
    const refusal = answer.refused(409, { code, message: 'Не сега.' });
    open({ ...required, 'POST /auth/second-factor/setup': refusal });
    await begin();
    expect(await screen.findByRole('button', { name: 'Започни' })).toBeEnabled();
    expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
  });

  it('keeps the input when the first code is wrong', async () => {
    open({
      ...required,
      'POST /auth/second-factor/setup': answer.done(setup),
      'POST /auth/second-factor/confirm': wrong('Грешен код.'),
    });
    await begin();
    await person.type(await screen.findByLabelText(/^Кодът от приложението/u), '000000');
    await person.click(screen.getByRole('button', { name: 'Включи защитата' }));
    expect(await screen.findByText('Грешен код.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^QR/u })).toBeInTheDocument();
  });

  it('asks for the password after an old sign-in, then continues without another press', async () => {
    const answers: Record<string, ReturnType<typeof answer.done>> = {
      ...required,
      'POST /auth/second-factor/setup': answer.refused(403, { code: 'SIGN_IN_AGAIN', message: 'm' }),
    };
    open(answers);
    await begin();
    await fillIn(await screen.findByLabelText(/^Парола/u), 'Demo1234');
    answers['POST /auth/second-factor/setup'] = answer.done(setup);
    await person.click(screen.getByRole('button', { name: 'Потвърди' }));
    expect(await screen.findByRole('img', { name: /^QR/u })).toBeInTheDocument();
    expect(renewSession).toHaveBeenCalledWith('maria@demo.bg', 'Demo1234');
  });

  it.each([
    ['another account', { code: 'auth/user-mismatch' }, 'Избрахте друг Google профил.'],
    ['a closed window', { code: 'auth/popup-closed-by-user' }, undefined],
  ])('asks for Google without a password, again after %s', async (_, refusal, message) => {
    jest.mocked(hasPassword).mockResolvedValue(false);
    jest.mocked(confirmWithGoogle).mockReset().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    const answers: Record<string, ReturnType<typeof answer.done>> = {
      ...required,
      'POST /auth/second-factor/setup': answer.refused(403, { code: 'SIGN_IN_AGAIN', message: 'm' }),
    };
    open(answers);
    await begin();
    const confirm = await screen.findByRole('button', { name: 'Потвърди с Google' });
    expect(screen.queryByLabelText(/^Парола/u)).toBeNull();
    await person.click(confirm);
    await waitFor(() => expect(confirm).toHaveTextContent('Потвърди с Google'));
    if (message) expect(screen.getByText(message)).toBeInTheDocument();
    else expect(screen.queryByText('Избрахте друг Google профил.')).toBeNull();
    answers['POST /auth/second-factor/setup'] = answer.done(setup);
    await person.click(confirm);
    expect(await screen.findByRole('img', { name: /^QR/u })).toBeInTheDocument();
  });

  it('asks for the password when the kind of sign-in is not known', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.mocked(hasPassword).mockRejectedValue(new Error('offline'));
    open({
      ...required,
      'POST /auth/second-factor/setup': answer.refused(403, { code: 'SIGN_IN_AGAIN', message: 'm' }),
    });
    await begin();
    expect(await screen.findByLabelText(/^Парола/u)).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('sign-in methods: read failed, assuming a password', expect.any(Error));
    warn.mockRestore();
  });

  it('shows a wrong password beside its field', async () => {
    jest.mocked(renewSession).mockRejectedValue({ code: 'auth/wrong-password' });
    open({
      ...required,
      'POST /auth/second-factor/setup': answer.refused(403, { code: 'SIGN_IN_AGAIN', message: 'm' }),
    });
    await begin();
    await fillIn(await screen.findByLabelText(/^Парола/u), 'Demo1235');
    await person.click(screen.getByRole('button', { name: 'Потвърди' }));
    expect(await screen.findByText('Грешна парола.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Парола/u)).toHaveFocus());
  });
});
