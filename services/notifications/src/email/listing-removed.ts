import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';
import { appealLink } from '@pokriv/contracts/moderation/appeal-link';

import type { Letter } from './mail.ts';
import { objectionButton, statementOf, type Statements } from './statement.ts';
import { named, quoteTitles, reasons } from './template.ts';

export function listingRemovedLetter(
  { listingId, title, landlord, reason, decision }: JobData<'listing-removed'>,
  statements: Statements,
): Letter {
  const { origin } = statements;
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: `Обявата ${named(title)} е премахната`,
    paragraphs: ['Премахнахме обявата ви, защото нарушава правилата на Покрив, и тя вече не се показва.'],
    quote: { title: quoteTitles.reason, text: reason },
    closing: decision && statementOf({ kind: 'listing_removed', decision }),
    button: decision
      ? objectionButton(decision, statements)
      : { text: 'Възрази', link: appealLink(origin, { about: 'removal', listingId }) },
    otherButton: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
    isAnswerable: true,
    reason: reasons.landlord,
  };
}

/** Hidden by the weight of several reports, before any moderation. */
export const listingHiddenLetter = (
  { title, landlord, reason, decision }: JobData<'listing-hidden'>,
  statements: Statements,
): Letter => ({
  to: landlord.email,
  name: landlord.firstName,
  subject: `Обявата ${named(title)} се преглежда отново`,
  paragraphs: [
    'Скрихме обявата ви, докато модератор я прегледа. Щом прегледът приключи, ще ви пишем.',
    'Дотогава можете да я оттеглите, да я промените и да я изпратите пак.',
  ],
  quote: { title: quoteTitles.reason, text: reason },
  closing: statementOf({ kind: 'listing_hidden', decision }),
  button: objectionButton(decision, statements),
  otherButton: { text: 'Моите обяви', link: `${statements.origin}${pages.myListings.path}` },
  isAnswerable: true,
  reason: reasons.landlord,
});
