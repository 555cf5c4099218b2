import type { SecondFactorState } from '@pokriv/contracts/account/second-factor';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { continueWithFactor } from '@pokriv/web-kit/identity';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { texts } from './messages.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  continueWithFactor: jest.fn(() => Promise.resolve()),
}));
const person = userEvent.setup();

const setUpState: SecondFactorState = {
  isOffered: true,
  isRequired: false,
  isSetUp: true,
  isGiven: true,
  recoveryLeft: 9,
  setUpAt: '2026-11-01T10:00:00.000Z',
};
type Answers = Record<string, ReturnType<typeof answer.done>>;
const open = (state: Partial<SecondFactorState> = {}, more: Answers = {}) => {
  const answers: Answers = { 'GET /auth/second-factor': answer.done({ ...setUpState, ...state }), ...more };
  const calls = fakeBackend(answers);
  renderPage(<SecondFactorSection />, '/profile');
  return { calls, answers };
};
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const giveIn = async (code: string, submit: string) => {
  await fillIn(dialog().getByLabelText(/^Код/u), code);
  await person.click(dialog().getByRole('button', { name: submit }));
};
const recoveryCodes = ['7KD4M-Q2WXA', 'AAAAA-BBBBB'];
const toasts = () => screen.getByTestId('toasts').textContent;

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser({ role: 'admin' })));

describe('SecondFactorSection', () => {
  it('shows when it was set up and how many recovery codes are left', async () => {
    open();
    expect(await screen.findByText('Включена')).toBeInTheDocument();
    expect(screen.getByText(/^Включена на 1 ноември 2026/u)).toBeInTheDocument();
    expect(screen.getByText('Неизползвани резервни кодове: 9 от 10.')).toBeInTheDocument();
    expect(screen.queryByText(/малко резервни/u)).not.toBeInTheDocument();
  });

  it('suggests new recovery codes when few are left', async () => {
    open({ recoveryLeft: 3 });
    expect(await screen.findByText(/малко резервни/u)).toBeInTheDocument();
  });

  it('links to the code page when the session lacks the second factor', async () => {
    open({ isGiven: false });
    expect(await screen.findByRole('link', { name: 'Въведи код' })).toHaveAttribute(
      'href',
      '/second-factor?redirect=%2Fprofile%23second-factor',
    );
  });

  it('sets the factor up and shows it on once the recovery codes are saved', async () => {
    const setup = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/x' };
    const { answers } = open(
      { isSetUp: false, isGiven: false, recoveryLeft: 0, setUpAt: null },
      {
        'POST /auth/second-factor/setup': answer.done(setup),
        'POST /auth/second-factor/confirm': answer.done({ customToken: 'c', recoveryCodes }),
      },
    );
    expect(await screen.findByText('Изключена')).toBeInTheDocument();
    await press('Започни');
    await person.type(await screen.findByLabelText(/^Кодът от приложението/u), '123456');
    answers['GET /auth/second-factor'] = answer.done(setUpState);
    await press('Включи защитата');
    expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeInTheDocument();
    expect(continueWithFactor).toHaveBeenCalledWith('c');
    await press('Запазих ги');
    expect(toasts()).toContain('Двуфакторната защита е включена.');
    expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument();
    expect(screen.getByText(/^Включена на 1 ноември 2026/u)).toBeInTheDocument();
  });

  it('generates ten new recovery codes after a code and copies them', async () => {
    const { calls } = open({}, { 'POST /auth/second-factor/recovery-codes': answer.done({ recoveryCodes }) });
    await press('Нови резервни кодове');
    expect(dialog().getByLabelText(/^Код/u)).toHaveFocus();
    await giveIn('123456', 'Вземи нови');
    expect(await screen.findByText('AAAAA-BBBBB')).toBeInTheDocument();
    expect(calls.find(({ call }) => call.endsWith('recovery-codes'))?.body).toEqual({ code: '123456' });
    await press('Копирай');
    expect(await navigator.clipboard.readText()).toBe('7KD4M-Q2WXA\nAAAAA-BBBBB');
    expect(toasts()).toContain('Копирано.');
  });

  it('turns the factor off with a code and shows a wrong code beside its field', async () => {
    const path = 'DELETE /auth/second-factor';
    const msg = 'Грешен код.';
    const refused = answer.refused(400, {
      code: 'BAD_REQUEST',
      message: msg,
      errors: [{ param: 'code', msg }],
    });
    const { answers } = open({}, { [path]: refused });
    await press('Изключи');
    await giveIn('000000', 'Изключи защитата');
    expect(await dialog().findByText(msg)).toBeInTheDocument();
    const off = answer.done({
      ...setUpState,
      isSetUp: false,
      isGiven: false,
      recoveryLeft: 0,
      setUpAt: null,
    });
    Object.assign(answers, { [path]: off, 'GET /auth/second-factor': off });
    await person.clear(dialog().getByLabelText(/^Код/u));
    await giveIn('7KD4M-Q2WXA', 'Изключи защитата');
    expect(await screen.findByRole('button', { name: 'Започни' })).toBeInTheDocument();
    expect(toasts()).toContain('Двуфакторната защита е изключена.');
  });

  it('does not turn a required factor off', async () => {
    open({ isRequired: true });
    await screen.findByRole('button', { name: 'Нови резервни кодове' });
    expect(screen.queryByRole('button', { name: 'Изключи' })).not.toBeInTheDocument();
    expect(screen.getByText('Задължителна е за администраторите.')).toBeInTheDocument();
  });

  it('moves to another app after a code of the current one', async () => {
    const { calls } = open({}, { 'POST /auth/second-factor/verify': answer.done({ customToken: 'given' }) });
    await press('Смени приложението');
    await giveIn('123456', 'Смени приложението');
    expect(await screen.findByRole('button', { name: 'Започни' })).toBeInTheDocument();
    expect(continueWithFactor).toHaveBeenCalledWith('given');
    expect(calls.some(({ call }) => call === 'POST /auth/second-factor/setup')).toBe(false);
    await press('Остави сегашното приложение');
    expect(screen.getByText(/^Включена на 1 ноември 2026/u)).toBeInTheDocument();
  });

  it('shows what is loading, then the error in its place, and reads again', async () => {
    const { answers } = open(
      {},
      { 'GET /auth/second-factor': answer.refused(500, { code: 'INTERNAL', message: 'x' }) },
    );
    expect(screen.getByText('Зареждане...')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('Зареждане...')).not.toBeInTheDocument();
    answers['GET /auth/second-factor'] = answer.done(setUpState);
    await press('Опитай пак');
    expect(await screen.findByText('Включена')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Зареждане...')).not.toBeInTheDocument();
  });

  it.each([true, false])('says before it is set up that it is required: %s', async (isRequired) => {
    open({ isRequired, isSetUp: false });
    await screen.findByRole('button', { name: 'Започни' });
    expect(screen.queryAllByText(texts.required)).toHaveLength(isRequired ? 1 : 0);
  });

  it('says when the feature is off for the whole site', async () => {
    open({ isOffered: false });
    expect(await screen.findByText(/изключена за целия сайт/u)).toBeInTheDocument();
  });
});
