import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';
import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';

import type { Letter } from '../email/mail.ts';
import { momentInWords, named, quoteTitles, reasons } from '../email/template.ts';
import type { Recipient } from '../recipients/recipient.model.ts';
import { MAILS_AN_HOUR } from './report-flood.repository.ts';

export const reportLetter = (admin: Recipient, fact: JobData<'report-filed'>, origin: string): Letter => ({
  to: admin.email,
  name: admin.firstName,
  subject: `Нов сигнал: ${reportTypes[fact.reportType]}`,
  paragraphs: [
    `Има нов сигнал за обявата ${named(fact.title)}. По-долу е причината, както я описва подателят.`,
  ],
  quote: { title: quoteTitles.reason, text: fact.reason },
  button: { text: 'Прегледай сигнала', link: `${origin}${pages.adminReports.path}?id=${fact.reportId}` },
  reason: reasons.admin,
});

const signals = (count: number) => (count === 1 ? '1 сигнал' : `${count} сигнала`);

export const withheldLetter = (
  admin: Recipient,
  { hour, count }: JobData<'reports-withheld'>,
  origin: string,
): Letter => ({
  to: admin.email,
  name: admin.firstName,
  subject: `Още ${signals(count)} през последния час`,
  paragraphs: [
    `За часа след ${momentInWords(hour)} писахме поотделно за първите ${MAILS_AN_HOUR} сигнала. След тях има още ${signals(count)}.`,
  ],
  button: { text: 'Прегледай сигналите', link: `${origin}${pages.adminReports.path}` },
  reason: reasons.admin,
});

/** A new appeal, for the moderators allowed to decide it. */
export const appealLetter = (admin: Recipient, fact: JobData<'appeal-opened'>, origin: string): Letter => ({
  to: admin.email,
  name: admin.firstName,
  subject: `Ново възражение: ${decisionKinds[fact.kind]}`,
  paragraphs: [
    `Има ново възражение срещу решението „${decisionKinds[fact.kind]}“${fact.title?.trim() ? ` за обявата ${named(fact.title)}` : ''}. По-долу е написаното от човека.`,
  ],
  quote: { title: quoteTitles.message, text: fact.message },
  button: {
    text: 'Прегледай възражението',
    link: `${origin}${pages.adminAppeals.path}?id=${fact.decisionId}`,
  },
  reason: reasons.admin,
});

/**
 * Messages held for moderation (design/conversations, Against abuse); the sending service limits these mails to one
 * per hour.
 */
export const heldMessagesLetter = (
  admin: Recipient,
  { hour, count }: JobData<'messages-held'>,
  origin: string,
): Letter => ({
  to: admin.email,
  name: admin.firstName,
  subject: `${count === 1 ? '1 съобщение чака' : `${count} съобщения чакат`} проверка`,
  paragraphs: [
    `След ${momentInWords(hour)} задържахме ${count === 1 ? '1 съобщение' : `${count} съобщения`} с признаци на измама. ${count === 1 ? 'Получателят го вижда' : 'Получателите ги виждат'} едва след проверка от модератор.`,
  ],
  button: { text: 'Провери съобщенията', link: `${origin}${pages.adminMessages.path}` },
  reason: reasons.admin,
});
