/** Texts of failed sign-ins and registrations (spec §8), shared by browser and API. Free of zod. */
export const signInTexts = {
  noSuchUser: 'Няма потребител с този имейл.',
  wrongPassword: 'Грешна парола.',
  wrongCredentials: 'Грешен имейл или парола.',
  invalidEmail: 'Невалиден имейл адрес',
  userDisabled: 'Потребителят е деактивиран. Свържете се с поддръжката.',
  notAllowed: 'Този начин на вход не е позволен. Свържете се с поддръжката.',
  registrationNotAllowed: 'Регистрацията не е позволена. Свържете се с поддръжката.',
  emailTaken: 'Този имейл вече се използва.',
  phoneTaken: 'Този телефонен номер вече се използва от друг потребител.',
  weakPassword: 'Паролата е твърде слаба',
  commonPassword: 'Тази парола е сред най-използваните. Изберете друга.',
  passwordsDiffer: 'Паролите не съвпадат',
  invalidLink: 'Връзката е невалидна или изтекла.',
  verificationSent: 'Изпратихме ви имейл за потвърждение.',
  verificationSentAgain: 'Изпратихме ви нов имейл за потвърждение!',
} as const;

/** Default wait after too many attempts, in seconds (spec §9). */
const WAIT_S = 900;

/** @param retryAfterS seconds; shown in whole minutes, at least one */
export function tooManyAttempts(retryAfterS = WAIT_S): string {
  const minutes = Math.max(1, Math.ceil(retryAfterS / 60));
  return `Твърде много опити. Изчакайте ${minutes} ${minutes === 1 ? 'минута' : 'минути'}.`;
}
