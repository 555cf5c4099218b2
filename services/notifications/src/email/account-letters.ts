import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import { reasons } from './template.ts';

type Person = JobData<'account-registered'>;

export const welcomeLetter = ({ email, firstName }: Person, link: string): Letter => ({
  to: email,
  name: firstName,
  subject: 'Потвърдете имейла си в Покрив',
  paragraphs: [
    'Добре дошли! Остава една стъпка: потвърдете, че този имейл е ваш.',
    'След това можете да публикувате обяви, а сигналите ви за нередности се броят. Ако не сте се регистрирали вие, просто не правете нищо.',
  ],
  button: { text: 'Потвърди имейла', link },
  reason: reasons.account,
});

export const verificationLetter = ({ email, firstName }: Person, link: string): Letter => ({
  to: email,
  name: firstName,
  subject: 'Нова връзка за потвърждаване на имейла',
  paragraphs: ['Поискахте нова връзка за потвърждаване на имейла си. Предишните вече не са нужни.'],
  button: { text: 'Потвърди имейла', link },
  reason: reasons.account,
});

export const passwordResetLetter = ({ email, firstName }: Person, link: string): Letter => ({
  to: email,
  name: firstName,
  subject: 'Смяна на паролата в Покрив',
  paragraphs: [
    'Някой, надяваме се вие, поиска нова парола за този профил. Връзката важи един час и работи веднъж.',
    'Ако не сте били вие, не правете нищо: паролата ви остава същата.',
  ],
  button: { text: 'Избери нова парола', link },
  reason: reasons.account,
});

export const passwordChangedLetter = ({ email, firstName }: Person, origin: string): Letter => ({
  to: email,
  name: firstName,
  subject: 'Паролата ви е сменена',
  paragraphs: [
    'Паролата на профила ви в Покрив беше сменена току-що и всички други устройства излязоха от него.',
    'Ако не сте били вие, веднага изберете нова парола.',
  ],
  button: { text: 'Смени паролата', link: `${origin}${pages.forgotPassword.path}` },
  reason: reasons.account,
});

/** `м***@example.bg`: recognizable to its owner only. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

/** Goes to the account's former address. */
export const emailChangedLetter = (
  { email, firstName, newEmail }: JobData<'email-changed'>,
  origin: string,
): Letter => ({
  to: email,
  name: firstName,
  subject: 'Имейлът на профила ви е сменен',
  paragraphs: [
    `Профилът ви в Покрив вече е с имейл ${masked(newEmail)}. На този адрес повече няма да пишем.`,
    'Ако не сте сменили имейла вие, пишете ни веднага: ще спрем достъпа до профила, докато разберем какво се е случило.',
  ],
  button: { text: 'Пишете ни', link: `${origin}${pages.contact.path}` },
  reason: reasons.account,
});
