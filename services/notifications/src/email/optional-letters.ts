import type { JobData, JobsOf } from '@pokriv/contracts/jobs';
import { MAIL_CHOICE, type MailChoice } from '@pokriv/contracts/account/mail-choice';
import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import { mailChoiceLink, mailChoicesPage } from '@pokriv/contracts/mail-links';
import type { Currency } from '@pokriv/contracts/money';
import { signText } from '@pokriv/service-kit/signed-text';

import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import { alertsFoundLetter } from './alert-letters.ts';
import { alertLinksOf } from './alert-links.ts';
import { wantedPart } from './alert-words.ts';
import type { SendOnce } from './send-once.ts';

type EmailJob = JobsOf<'email'>;
type Choices = { [Name in EmailJob]?: (fact: JobData<Name>) => OptionalMail | undefined };

const choices: Choices = {
  'listing-expiring': () => 'listing_reminders',
  'listing-submitted': () => 'listing_steps',
  'listing-moved': ({ by }) => (by === 'owner' ? 'listing_steps' : undefined),
  'listings-moved': () => 'listing_steps',
  'lease-ending': () => 'listing_reminders',
  'week-summed': () => 'weekly_summary',
  'report-filed': () => 'report_receipts',
  'report-closed': () => 'report_outcomes',
  'messages-unread': () => 'unread_messages',
  'threads-unanswered': () => 'unanswered_threads',
};

export interface OptionalLetterParts {
  /** The site's currency: fallback for people without a choice. */
  currency: Currency;
  send: SendOnce;
  recipients: Pick<RecipientRepository, 'byEmail'>;
  origin: string;
  secret: string;
}

/** Returns a sender for a fact's letters: skips silenced mails and adds opt-out links. */
export type SendOf = <Name extends EmailJob>(name: Name, fact: JobData<Name>) => SendOnce;

const oneClickChoice = (
  choice: MailChoice,
  { origin, secret }: Pick<OptionalLetterParts, 'origin' | 'secret'>,
) => mailChoiceLink(origin, signText(choice, { purpose: MAIL_CHOICE, secret }));

export function sendOfChoice({ send, recipients, origin, secret }: OptionalLetterParts): SendOf {
  return (name, fact) => {
    const mail = choices[name]?.(fact);
    if (!mail) return send;
    return async (letter, eventId) => {
      const recipient = await recipients.byEmail(letter.to);
      if (recipient?.silencedMails?.includes(mail)) return;
      const choice: MailChoice | null = recipient && { userId: recipient._id, mail };
      const optOut = {
        page: mailChoicesPage(origin),
        ...(choice && { oneClick: oneClickChoice(choice, { origin, secret }) }),
      };
      await send({ ...letter, optOut }, eventId);
    };
  };
}

/** Preferred currency of the person with this address. */
export const currencyOf =
  ({ recipients, currency }: Pick<OptionalLetterParts, 'recipients' | 'currency'>) =>
  async (email: string): Promise<Currency> =>
    (await recipients.byEmail(email))?.currency ?? currency;

/**
 * Sends the digest for searches and favourites without the silenced parts; sends nothing when none is left. One click
 * stops the search, the favourites' news, or all alerts.
 */
export async function sendAlertsFound(
  { send, recipients, origin, secret, currency }: OptionalLetterParts,
  fact: JobData<'alerts-found'>,
  eventId: string,
): Promise<void> {
  const { userId, email } = fact.to;
  const person = userId === null ? null : await recipients.byEmail(email);
  const silenced = person?.silencedMails ?? [];
  const wanted = wantedPart(fact, {
    searches: silenced.includes('saved_searches'),
    favorites: silenced.includes('favorite_news'),
  });
  if (!wanted) return;
  const letter = alertsFoundLetter(wanted, {
    origin,
    currency: person?.currency ?? currency,
    links: alertLinksOf(origin, secret),
  });
  if (userId === null) {
    await send(letter, eventId);
    return;
  }
  const isOfFavorites = wanted.searches.length === 0;
  const oneClick = isOfFavorites
    ? oneClickChoice({ userId, mail: 'favorite_news' }, { origin, secret })
    : letter.optOut?.oneClick;
  await send({ ...letter, optOut: { page: mailChoicesPage(origin), oneClick } }, eventId);
}
