import type { JobData, JobsOf } from '@pokriv/contracts/jobs';
import { MAIL_CHOICE, type MailChoice } from '@pokriv/contracts/account/mail-choice';
import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import { mailChoiceLink, mailChoicesPage } from '@pokriv/contracts/mail-links';
import { signText } from '@pokriv/service-kit/signed-text';

import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import type { SendOnce } from './send-once.ts';

type EmailJob = JobsOf<'email'>;
type Choices = { [Name in EmailJob]?: (fact: JobData<Name>) => OptionalMail | undefined };

const choices: Choices = {
  'listing-expiring': () => 'listing_reminders',
  'listing-submitted': () => 'listing_steps',
  'listing-moved': ({ by }) => (by === 'owner' ? 'listing_steps' : undefined),
  'report-filed': () => 'report_receipts',
  'report-closed': () => 'report_outcomes',
  'messages-unread': () => 'unread_messages',
  'threads-unanswered': () => 'unanswered_threads',
};

export interface OptionalLetterParts {
  send: SendOnce;
  recipients: Pick<RecipientRepository, 'byEmail'>;
  origin: string;
  secret: string;
}

/** Sends letters of a fact, unless switched off, with opt-out links. */
export type SendOf = <Name extends EmailJob>(name: Name, fact: JobData<Name>) => SendOnce;

export function sendOfChoice({ send, recipients, origin, secret }: OptionalLetterParts): SendOf {
  return (name, fact) => {
    const mail = choices[name]?.(fact);
    if (!mail) return send;
    return async (letter, eventId) => {
      const recipient = await recipients.byEmail(letter.to);
      if (recipient?.silencedMails?.includes(mail)) return;
      const choice: MailChoice | null = recipient && { userId: recipient._id, mail };
      const token = choice && signText(choice, { purpose: MAIL_CHOICE, secret });
      const optOut = {
        page: mailChoicesPage(origin),
        ...(token && { oneClick: mailChoiceLink(origin, token) }),
      };
      await send({ ...letter, optOut }, eventId);
    };
  };
}
