import { AppError } from '@pokriv/contracts/errors';
import { signInTexts, tooManyAttempts } from '@pokriv/contracts/account/sign-in-texts';

const NETWORK = 'Проблем с мрежата. Проверете връзката си.';
const CANCELLED = 'Входът беше отказан.';

/** Spec §8. */
export const TOO_FREQUENT = 'Твърде много опити. Моля, изчакайте преди следващия опит.';

/** Error codes of the identity provider by flow (spec §8). */
const byFlow = {
  login: {
    'user-not-found': signInTexts.noSuchUser,
    'wrong-password': signInTexts.wrongPassword,
    'invalid-credential': signInTexts.wrongCredentials,
    'invalid-email': signInTexts.invalidEmail,
    'user-disabled': signInTexts.userDisabled,
    'too-many-requests': tooManyAttempts(),
    'network-request-failed': NETWORK,
    'operation-not-allowed': signInTexts.notAllowed,
    'email-already-in-use': signInTexts.emailTaken,
  },
  google: {
    'popup-closed-by-user': CANCELLED,
    'cancelled-popup-request': CANCELLED,
    'popup-blocked': 'Разрешете изскачащите прозорци и опитайте отново.',
    'account-exists-with-different-credential': 'Вече има профил с този имейл и друг начин на вход.',
    'user-disabled': signInTexts.userDisabled,
    'network-request-failed': NETWORK,
  },
  register: {
    'email-already-in-use': signInTexts.emailTaken,
    'invalid-email': signInTexts.invalidEmail,
    'weak-password': signInTexts.weakPassword,
    'operation-not-allowed': signInTexts.registrationNotAllowed,
    'network-request-failed': NETWORK,
  },
} as const satisfies Record<string, Record<string, string>>;

/** Error codes of the session, shared by all flows (spec §5). */
const own: Record<string, string> = {
  'session/login-too-frequent': 'Твърде чести опити за вход. Моля, изчакайте малко.',
  'session/refresh-too-frequent': TOO_FREQUENT,
  'session/invalid-token': 'Услугата за вход върна невалиден код за достъп. Опитайте отново.',
  'session/no-token': 'Не получихме код за достъп. Опитайте отново.',
};

const fallback: Record<IdentityFlow, string> = {
  login: 'Неочаквана грешка при вход',
  google: 'Грешка при вход с Google',
  register: 'Грешка при регистрация',
};

export type IdentityFlow = keyof typeof byFlow;

/** The provider's messages are English; only Bulgarian ones are shown. */
const isForPeople = (message: string): boolean => /\p{Script=Cyrillic}/u.test(message);

export function identityFailureText(flow: IdentityFlow, error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const texts: Record<string, string> = byFlow[flow];
  const known = own[code] ?? texts[code.replace(/^auth\//u, '')];
  if (known) return known;
  if (/too frequent|rate limit/iu.test(message)) return TOO_FREQUENT;
  if (flow === 'login' && /400|bad request/iu.test(message)) return 'Невалидни данни за вход.';
  if (/network/iu.test(message)) return NETWORK;
  return isForPeople(message) ? message : fallback[flow];
}
