import { contactSubjects } from '@pokriv/contracts/contact-states';
import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import { reasons } from './template.ts';

type Fact = JobData<'contact-received'>;

/** The sender's receipt. */
export const contactReceiptLetter = ({ name, email, message }: Fact): Letter => ({
  to: email,
  name,
  subject: 'Получихме съобщението ви',
  paragraphs: [
    'Благодарим, че ни писахте. Отговаряме обикновено до 24 часа, в работни дни от 9:00 до 18:00.',
    'Вашето съобщение:',
  ],
  quote: message,
  reason: reasons.writer,
});

/** The message for the support team. */
export const contactForSupportLetter = (
  { name, email, subject, message, contactId }: Fact,
  support: string,
  origin: string,
): Letter => ({
  to: support,
  subject: `Съобщение: ${contactSubjects[subject]} (${name})`,
  paragraphs: [`От ${name}, ${email}. Тема: ${contactSubjects[subject]}.`],
  quote: message,
  button: { text: 'Отвори в администрацията', link: `${origin}/admin/contacts?id=${contactId}` },
  reason: reasons.support,
});
