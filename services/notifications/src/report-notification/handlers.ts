import { reportTypes } from '@pokriv/contracts/report-states';
import type { JobData } from '@pokriv/contracts/jobs';
import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { Letter } from '../email/mail.ts';
import type { SendOnce } from '../email/send-once.ts';
import { reasons } from '../email/template.ts';
import type { Recipient } from '../recipients/recipient.model.ts';
import type { RecipientRepository } from '../recipients/recipient.repository.ts';

const letterFor = (admin: Recipient, fact: JobData<'report-filed'>, origin: string): Letter => ({
  to: admin.email,
  name: admin.firstName,
  subject: `Нов доклад: ${reportTypes[fact.reportType]}`,
  paragraphs: [`Докладвана е обявата „${fact.title}“. Причината, както я описва докладвалият:`],
  quote: fact.reason,
  button: { text: 'Прегледай доклада', link: `${origin}/admin/reports?id=${fact.reportId}` },
  reason: reasons.admin,
});

/** A new report reaches every admin, each by a mail of its own. */
export const reportNotificationHandlers = (
  send: SendOnce,
  recipients: RecipientRepository,
  origin: string,
): JobHandlers<'report-notification'> => ({
  'report-filed': async (fact, { eventId }) => {
    for (const admin of await recipients.admins()) await send(letterFor(admin, fact, origin), eventId);
  },
});
