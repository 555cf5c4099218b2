import { AppError } from '@pokriv/contracts/errors';

const NETWORK = 'Проблем с мрежата. Проверете връзката си.';
const DISABLED = 'Потребителят е деактивиран.';
const NO_SUCH_USER = 'Няма потребител с този имейл.';
const WRONG_EMAIL = 'Невалиден имейл адрес.';
const TOO_MANY = 'Твърде много опити. Изчакайте 15 минути.';
const CANCELLED = 'Входът беше отказан.';

/** Too many tries in a row (spec §8). */
export const TOO_FREQUENT = 'Твърде много опити. Моля, изчакайте преди следващия опит.';

/** The identity provider's error codes in Bulgarian, each flow by its own list (spec §8). */
const byFlow = {
  login: {
    'user-not-found': NO_SUCH_USER,
    'wrong-password': 'Грешна парола.',
    'invalid-credential': 'Грешен имейл или парола.',
    'invalid-email': WRONG_EMAIL,
    'user-disabled': DISABLED,
    'too-many-requests': TOO_MANY,
    'network-request-failed': NETWORK,
    'operation-not-allowed': 'Този начин на вход не е позволен. Свържете се с поддръжката.',
    'email-already-in-use': 'Този имейл вече се използва.',
  },
  google: {
    'popup-closed-by-user': CANCELLED,
    'cancelled-popup-request': CANCELLED,
    'popup-blocked': 'Разрешете изскачащите прозорци и опитайте отново.',
    'account-exists-with-different-credential': 'Вече има профил с този имейл и друг начин на вход.',
    'user-disabled': DISABLED,
    'network-request-failed': NETWORK,
  },
  register: {
    'email-already-in-use': 'Този имейл вече се използва.',
    'invalid-email': WRONG_EMAIL,
    'weak-password': 'Паролата е твърде слаба',
    'operation-not-allowed': 'Регистрацията не е позволена. Свържете се с поддръжката.',
    'network-request-failed': NETWORK,
  },
  verificationMail: {
    'too-many-requests': TOO_MANY,
    'user-not-found': NO_SUCH_USER,
    'network-request-failed': NETWORK,
  },
  verification: {
    'invalid-action-code': 'Връзката е невалидна или изтекла.',
    'expired-action-code': 'Връзката е невалидна или изтекла.',
    'user-disabled': DISABLED,
    'user-not-found': NO_SUCH_USER,
    'network-request-failed': NETWORK,
  },
  reset: {
    'user-not-found': NO_SUCH_USER,
    'invalid-credential': NO_SUCH_USER,
    'invalid-email': WRONG_EMAIL,
    'network-request-failed': NETWORK,
  },
  logout: {},
} as const satisfies Record<string, Record<string, string>>;

/** The session's own failures, the same in every flow (spec §5). */
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
  verificationMail: 'Неуспешно изпращане на имейл',
  verification: 'Неуспешно потвърждаване на имейла',
  reset: 'Неуспешно изпращане на имейл',
  logout: 'Грешка при излизане',
};

export type IdentityFlow = keyof typeof byFlow;

/** A message is shown only to who can read it: the provider's own ones are English. */
const isForPeople = (message: string): boolean => /\p{Script=Cyrillic}/u.test(message);

/** What a person reads when signing in or up, or one of the steps around it, has failed. */
export function identityFailureText(flow: IdentityFlow, error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const texts: Record<string, string> = byFlow[flow];
  const known = own[code] ?? texts[code.replace(/^auth\//u, '')];
  if (known) return known;
  if (flow === 'logout') return fallback.logout;
  if (/too frequent|rate limit/iu.test(message)) return TOO_FREQUENT;
  if (flow === 'login' && /400|bad request/iu.test(message)) return 'Невалидни данни за вход.';
  if (/network/iu.test(message)) return NETWORK;
  return isForPeople(message) ? message : fallback[flow];
}
