import { AppError } from '@pokriv/contracts/errors';

/** The identity provider's error codes in Bulgarian (spec §8). */
const byFlow = {
  login: {
    'user-not-found': 'Няма потребител с този имейл.',
    'wrong-password': 'Грешна парола.',
    'invalid-credential': 'Грешен имейл или парола.',
    'invalid-email': 'Невалиден имейл адрес.',
    'user-disabled': 'Потребителят е деактивиран.',
    'too-many-requests': 'Твърде много опити. Изчакайте 15 минути.',
    'network-request-failed': 'Проблем с мрежата. Проверете връзката си.',
    'operation-not-allowed': 'Този начин на вход не е позволен. Свържете се с поддръжката.',
    'email-already-in-use': 'Този имейл вече се използва.',
  },
  google: {
    'popup-closed-by-user': 'Входът беше отказан.',
    'cancelled-popup-request': 'Входът беше отказан.',
    'popup-blocked': 'Разрешете изскачащите прозорци и опитайте отново.',
    'account-exists-with-different-credential': 'Вече има профил с този имейл и друг начин на вход.',
    'network-request-failed': 'Проблем с мрежата. Проверете връзката си.',
  },
  register: {
    'email-already-in-use': 'Този имейл вече се използва.',
    'invalid-email': 'Невалиден имейл адрес.',
    'weak-password': 'Паролата е твърде слаба',
    'operation-not-allowed': 'Регистрацията не е позволена. Свържете се с поддръжката.',
    'network-request-failed': 'Проблем с мрежата. Проверете връзката си.',
  },
} as const satisfies Record<string, Record<string, string>>;

const fallback = {
  login: 'Неочаквана грешка при вход',
  google: 'Грешка при вход с Google',
  register: 'Грешка при регистрация',
} as const;

export type IdentityFlow = keyof typeof byFlow;

/** Too many tries in a row (spec §5, §8). */
export const TOO_FREQUENT = 'Твърде много опити. Моля, изчакайте преди следващия опит.';

/** What a person reads when signing in or up has failed. */
export function identityFailureText(flow: IdentityFlow, error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const texts: Record<string, string> = byFlow[flow];
  const known = texts[code.replace(/^auth\//u, '')];
  if (known) return known;
  if (/too frequent|rate limit/iu.test(message)) return TOO_FREQUENT;
  if (flow === 'login' && /400|bad request/iu.test(message)) return 'Невалидни данни за вход.';
  if (/network/iu.test(message)) return 'Проблем с мрежата. Проверете връзката си.';
  return fallback[flow];
}
