import type { User } from '@pokriv/contracts/account/user';
import { giveBoot } from '@pokriv/web-kit/boot';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { PhoneVerification } from './phone-verification.tsx';

const person = userEvent.setup();
const owner = (over: Partial<User> = {}) => aUser({ isEmailVerified: true, isPhoneVerified: false, ...over });

function Section({ user }: { user: User }) {
  const [shown, setShown] = useState(user);
  return <PhoneVerification user={shown} take={setShown} />;
}
const show = (user = owner()) => renderPage(<Section user={user} />, '/profile');
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: /^Код от SMS/u });
const sent = (resendAfter = 60) => answer.done({ phone: '0888123456', resendAfter });
const codeRefused = (msg: string) =>
  answer.refused(400, { code: 'BAD_REQUEST', message: msg, errors: [{ param: 'code', msg }] });

beforeEach(() => {
  giveBoot({ authEmulator: true });
  sessionStorage.clear();
  return signedIn(owner());
});

describe('PhoneVerification', () => {
  it('verifies the saved phone with the code of an SMS, a wrong one first', async () => {
    const wrong = 'Кодът не е верен. Проверете последния SMS.';
    const calls = fakeBackend({
      'POST /auth/phone-code': sent(),
      'POST /auth/verify-phone': (_query, body) =>
        (body as { code: string }).code === '123456'
          ? answer.done(owner({ isPhoneVerified: true }))
          : codeRefused(wrong),
    });
    show();
    expect(screen.getByText('088 812 3456')).toBeVisible();
    expect(screen.getByText('Непотвърден')).toBeVisible();
    await person.click(button('Изпрати код'));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await field()).toHaveAttribute('inputmode', 'numeric');

    await fillIn(await field(), '12 34');
    await person.click(button('Потвърди телефона'));
    expect(await screen.findByText('Кодът е от 6 цифри.')).toBeVisible();
    await person.clear(await field());
    await fillIn(await field(), '999999');
    await person.click(button('Потвърди телефона'));
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(await field()).toBeInvalid();

    await person.clear(await field());
    await fillIn(await field(), '123 456');
    await person.click(button('Потвърди телефона'));
    expect(await screen.findByText('Телефонът е потвърден.')).toBeInTheDocument();
    expect(screen.getByText('Потвърден')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(calls).toEqual([
      { call: 'POST /auth/phone-code', body: { recaptchaToken: 'emulator' } },
      { call: 'POST /auth/verify-phone', body: { code: '999999' } },
      { call: 'POST /auth/verify-phone', body: { code: '123456' } },
    ]);
  });

  it('counts down to the next SMS by the server’s answer and by the clock', async () => {
    jest.useFakeTimers();
    const calls = fakeBackend({ 'POST /auth/phone-code': sent(41) });
    const press = (name: string) =>
      act(async () => {
        fireEvent.click(button(name));
        await jest.advanceTimersByTimeAsync(0);
      });
    show();
    await press('Изпрати код');
    expect(screen.getByText('Нов код можете да поискате след 0:41.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Изпрати нов код' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(screen.getByText('Нов код можете да поискате след 0:30.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    await press('Изпрати нов код');
    expect(screen.getByText('Нов код можете да поискате след 0:41.')).toBeVisible();
    expect(calls).toHaveLength(2);
    jest.useRealTimers();
  });

  it('sends one request for a double click', async () => {
    const calls = fakeBackend({ 'POST /auth/phone-code': sent() });
    show();
    await person.dblClick(button('Изпрати код'));
    await field();
    expect(calls).toHaveLength(1);
  });

  it('says why no SMS was sent, and can ask again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const message = 'В момента не можем да изпратим SMS. Опитайте по-късно.';
    fakeBackend({ 'POST /auth/phone-code': answer.refused(503, { code: 'UNAVAILABLE', message }) });
    show();
    await person.click(button('Изпрати код'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(button('Изпрати код')).toBeEnabled();
  });

  it('shows what another tab has verified', async () => {
    fakeBackend({
      'POST /auth/phone-code': answer.refused(409, {
        code: 'CONFLICT',
        message: 'Телефонът вече е потвърден.',
      }),
      'GET /auth/profile': answer.done(owner({ isPhoneVerified: true })),
    });
    show();
    await person.click(button('Изпрати код'));
    expect(await screen.findByText('Потвърден')).toBeVisible();
  });

  it.each<[string, Partial<User>, string]>([
    ['a landline', { phone: '028123456' }, 'Кодът идва със SMS, затова се потвърждават само мобилни номера.'],
    ['an unverified e-mail', { isEmailVerified: false }, 'Първо потвърдете имейла си, после и телефона.'],
    ['a verified phone', { isPhoneVerified: true }, 'В обявите с този номер има знак „Потвърден телефон“.'],
  ])('offers no code for %s', (_what, over, text) => {
    show(owner(over));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is absent without a phone', () => {
    show(owner({ phone: null }));
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('PhoneVerification at Google', () => {
  const render = jest.fn<number, [HTMLElement, { sitekey: string; callback: (answer: string) => void }]>();
  const loadScript = () =>
    act(async () => {
      const page = globalThis as { grecaptcha?: unknown; onRecaptcha?: () => void };
      page.grecaptcha = { render, execute: () => undefined };
      page.onRecaptcha?.();
      await Promise.resolve();
    });

  it('asks with the answer to reCAPTCHA, in a document whose policy allows it', async () => {
    giveBoot({ authEmulator: false, recaptcha: true });
    const calls = fakeBackend({ 'POST /auth/phone-code': sent() });
    const backend = global.fetch;
    global.fetch = (address, options) =>
      String(address).startsWith('https://identitytoolkit.googleapis.com/v1/recaptchaParams?key=')
        ? Promise.resolve(new Response('{"recaptchaSiteKey":"site"}'))
        : backend(address, options);
    render.mockImplementation((_place, { callback }) => {
      callback('human');
      return 0;
    });
    show();
    await person.click(button('Изпрати код'));
    expect(document.querySelector('script[src^="https://www.google.com/recaptcha/api.js"]')).not.toBeNull();
    await loadScript();
    await field();
    expect(render).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ sitekey: 'site' }));
    expect(calls).toEqual([{ call: 'POST /auth/phone-code', body: { recaptchaToken: 'human' } }]);
  });

  it('goes on after the reload that brings the policy', async () => {
    const calls = fakeBackend({ 'POST /auth/phone-code': sent() });
    sessionStorage.setItem('phone-code-asked', '1');
    show();
    await field();
    expect(calls).toHaveLength(1);
    expect(sessionStorage.getItem('phone-code-asked')).toBeNull();
  });
});
