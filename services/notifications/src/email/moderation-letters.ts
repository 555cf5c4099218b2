import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';
import { appealLink } from '@pokriv/contracts/moderation/appeal-link';

import type { Letter } from './mail.ts';
import { objectionButton, statementOf, type Statements } from './statement.ts';
import { dayInWords, named, quoteTitles, reasons, type Template } from './template.ts';

/** Warning after an upheld report, with the next consequence. */
export function ownerWarnedLetter(
  { email, firstName, title, reason, decision }: JobData<'owner-warned'>,
  statements: Statements,
): Letter {
  const { origin } = statements;
  return {
    to: email,
    name: firstName,
    subject: 'Предупреждение за обява в Покрив',
    paragraphs: [
      `Получихме основателен сигнал за обявата ви ${named(title)}. Този път не я премахваме, но ви молим да я прегледате и поправите.`,
      'При следващ основателен сигнал може да премахнем обявата или да ограничим профила ви.',
    ],
    quote: { title: quoteTitles.reason, text: reason },
    closing: decision && statementOf({ kind: 'person_warned', decision }),
    button: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
    otherButton: decision
      ? objectionButton(decision, statements)
      : { text: 'Възрази', link: appealLink(origin, { about: 'warning' }) },
    isAnswerable: true,
    reason: reasons.landlord,
  };
}

/** Suspension until a date or until further notice. */
export function accountSuspendedLetter(
  { email, firstName, reason, until, hasPlan, decision }: JobData<'account-suspended'>,
  statements: Statements,
): Letter {
  return {
    to: email,
    name: firstName,
    subject: 'Профилът ви в Покрив е ограничен',
    paragraphs: [
      until
        ? `Ограничихме профила ви до ${dayInWords(until)} Дотогава не можете да влизате и обявите ви не се показват. След този ден всичко се връща само.`
        : 'Ограничихме профила ви до второ нареждане. Не можете да влизате и обявите ви не се показват.',
      ...(hasPlan ? ['Докато профилът е спрян, абонаментът не се таксува.'] : []),
    ],
    quote: { title: quoteTitles.reason, text: reason },
    closing: decision && statementOf({ kind: 'person_suspended', decision }),
    button: decision
      ? objectionButton(decision, statements)
      : { text: 'Възрази', link: appealLink(statements.origin, { about: 'suspension' }) },
    isAnswerable: true,
    reason: reasons.account,
  };
}

export const accountReinstatedLetter: Template<'account-reinstated'> = ({ email, firstName }, origin) => ({
  to: email,
  name: firstName,
  subject: 'Профилът ви в Покрив отново е активен',
  paragraphs: ['Ограничението на профила ви приключи. Можете да влизате и обявите ви отново се показват.'],
  button: { text: 'Вход', link: `${origin}${pages.login.path}` },
  reason: reasons.account,
});
