import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import { reasons } from './template.ts';

/** An answer of the team, with what was asked. */
export const contactAnsweredLetter = ({
  name,
  email,
  question,
  message,
}: JobData<'contact-answered'>): Letter => ({
  to: email,
  name,
  subject: 'Отговор на вашето съобщение до Покрив',
  paragraphs: [
    ...message.split(/\n{2,}/u).map((part) => part.trim()),
    `Вие ни писахте: „${question.trim()}“`,
    'Ако имате още въпроси, пишете ни отново през страницата „Контакти“.',
  ],
  reason: reasons.writer,
});
