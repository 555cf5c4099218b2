import { contactGreeting } from '@pokriv/contracts/moderation/contact-states';
import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import { quoteTitles, reasons } from './template.ts';

/** The team's answer with the original message quoted; the recipient can reply by mail. */
export const contactAnsweredLetter = ({
  name,
  email,
  question,
  message,
}: JobData<'contact-answered'>): Letter => ({
  to: email,
  greeting: contactGreeting(name),
  subject: 'Отговор на вашето съобщение до Покрив',
  paragraphs: message.split(/\n{2,}/u).map((part) => part.trim()),
  quote: { title: quoteTitles.ownMessage, text: question.trim() },
  closing: ['Ако имате още въпроси, отговорете на този имейл.'],
  isAnswerable: true,
  reason: reasons.writer,
});
