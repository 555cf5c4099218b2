import { AppError } from '@pokriv/contracts/errors';

import { identityFailureText, type IdentityFlow } from './failure-texts.ts';
import { IdentityError } from './identity-error.ts';

const NETWORK = 'Проблем с мрежата. Проверете връзката си.';
const TOO_FREQUENT = 'Твърде много опити. Моля, изчакайте преди следващия опит.';

/** Spec §8, row by row. */
const codes: readonly (readonly [flow: IdentityFlow, code: string, text: string])[] = [
  ['login', 'auth/user-not-found', 'Няма потребител с този имейл.'],
  ['login', 'auth/wrong-password', 'Грешна парола.'],
  ['login', 'auth/invalid-credential', 'Грешен имейл или парола.'],
  ['login', 'auth/invalid-email', 'Невалиден имейл адрес'],
  ['login', 'auth/user-disabled', 'Потребителят е деактивиран. Свържете се с поддръжката.'],
  ['login', 'auth/too-many-requests', 'Твърде много опити. Изчакайте 15 минути.'],
  ['login', 'auth/network-request-failed', NETWORK],
  ['login', 'auth/operation-not-allowed', 'Този начин на вход не е позволен. Свържете се с поддръжката.'],
  ['login', 'auth/email-already-in-use', 'Този имейл вече се използва.'],
  ['google', 'auth/popup-closed-by-user', 'Входът беше отказан.'],
  ['google', 'auth/cancelled-popup-request', 'Входът беше отказан.'],
  ['google', 'auth/popup-blocked', 'Разрешете изскачащите прозорци и опитайте отново.'],
  [
    'google',
    'auth/account-exists-with-different-credential',
    'Вече има профил с този имейл и друг начин на вход.',
  ],
  ['google', 'auth/user-disabled', 'Потребителят е деактивиран. Свържете се с поддръжката.'],
  ['google', 'auth/network-request-failed', NETWORK],
  ['register', 'auth/email-already-in-use', 'Този имейл вече се използва.'],
  ['register', 'auth/invalid-email', 'Невалиден имейл адрес'],
  ['register', 'auth/weak-password', 'Паролата е твърде слаба'],
  ['register', 'auth/operation-not-allowed', 'Регистрацията не е позволена. Свържете се с поддръжката.'],
];

const messages: readonly (readonly [flow: IdentityFlow, message: string, text: string])[] = [
  ['google', 'Requests are too frequent', TOO_FREQUENT],
  ['google', 'Rate limit reached', TOO_FREQUENT],
  ['login', 'Request failed with status 400', 'Невалидни данни за вход.'],
  ['login', 'Bad Request', 'Невалидни данни за вход.'],
  ['register', 'Bad Request', 'Грешка при регистрация'],
  ['login', 'A network AuthError', NETWORK],
  ['login', 'Входът е спрян за час.', 'Входът е спрян за час.'],
  ['login', 'Firebase: Error (auth/internal-error).', 'Неочаквана грешка при вход'],
  ['google', 'Firebase: Error (auth/internal-error).', 'Грешка при вход с Google'],
  ['register', '', 'Грешка при регистрация'],
];

describe('identityFailureText', () => {
  it.each(codes)('%s: maps %s', (flow, code, text) => {
    expect(identityFailureText(flow, { code, message: `Firebase: Error (${code}).` })).toBe(text);
  });

  it.each(messages)('%s: maps a failure with the message “%s”', (flow, message, text) => {
    expect(identityFailureText(flow, new Error(message))).toBe(text);
  });

  it.each([
    ['session/login-too-frequent', 'Твърде чести опити за вход. Моля, изчакайте малко.'],
    ['session/refresh-too-frequent', TOO_FREQUENT],
    ['session/invalid-token', 'Услугата за вход върна невалиден код за достъп. Опитайте отново.'],
    ['session/no-token', 'Не получихме код за достъп. Опитайте отново.'],
  ] as const)('%s, in every flow', (code, text) => {
    for (const flow of ['login', 'google', 'register'] as const) {
      expect(identityFailureText(flow, new IdentityError(code))).toBe(text);
    }
  });

  it('returns messages of our own server unchanged', () => {
    const error = new AppError({ code: 'ACCOUNT_SUSPENDED', message: 'Профилът е спрян.' });
    expect(identityFailureText('login', error)).toBe('Профилът е спрян.');
  });

  it('returns a default text for an unknown failure', () => {
    expect(identityFailureText('google', undefined)).toBe('Грешка при вход с Google');
  });
});
