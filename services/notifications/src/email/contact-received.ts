import * as pages from '@pokriv/contracts/pages';
import { contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import type { SendOnce } from './send-once.ts';
import { quoteTitles, reasons } from './template.ts';

type Fact = JobData<'contact-received'>;

const thanks = 'Благодарим, че ни писахте. Отговаряме в работни дни от 9:00 до 18:00.';

/** Receipt for the sender; quotes the message only to the address of the sender's own account. */
export function contactReceiptLetter({ name, email, message, receipt }: Fact): Letter | undefined {
  if (receipt === 'none') return undefined;
  const common = { to: email, subject: 'Получихме съобщението ви' };
  if (receipt === 'full')
    return {
      ...common,
      name,
      paragraphs: [thanks],
      quote: { title: quoteTitles.ownMessage, text: message },
      reason: reasons.writer,
    };
  const doubt = 'Ако не сте писали вие, не е нужно да правите нищо: някой е посочил вашия адрес по погрешка.';
  return { ...common, paragraphs: [thanks, doubt], reason: reasons.formAddress };
}

const contactForSupportLetter = (
  { name, email, subject, message, contactId }: Fact,
  support: string,
  origin: string,
): Letter => ({
  to: support,
  subject: `Съобщение: ${contactSubjects[subject]} (${name})`,
  paragraphs: [`От ${name}, ${email}. Тема: ${contactSubjects[subject]}.`],
  quote: { title: quoteTitles.message, text: message },
  button: { text: 'Отвори в администрацията', link: `${origin}${pages.adminContacts.path}?id=${contactId}` },
  reason: reasons.support,
});

interface ContactLettersDeps {
  send: SendOnce;
  support: string;
  origin: string;
}

/** Sends to support first: a bounce of the sender's address must not lose the message. */
export async function sendContactLetters(
  { send, support, origin }: ContactLettersDeps,
  fact: Fact,
  eventId: string,
): Promise<void> {
  await send(contactForSupportLetter(fact, support, origin), `${eventId}:support`);
  const receipt = contactReceiptLetter(fact);
  if (receipt) await send(receipt, eventId);
}
