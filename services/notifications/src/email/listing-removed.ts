import * as pages from '@pokriv/contracts/pages';
import { appealLink } from '@pokriv/contracts/moderation/appeal-link';

import { named, quoteTitles, reasons, type Template } from './template.ts';

export const listingRemovedLetter: Template<'listing-removed'> = (
  { listingId, title, landlord, reason },
  origin,
) => ({
  to: landlord.email,
  name: landlord.firstName,
  subject: `Обявата ${named(title)} е премахната`,
  paragraphs: ['Премахнахме обявата ви, защото нарушава правилата на Покрив, и тя вече не се показва.'],
  quote: { title: quoteTitles.reason, text: reason },
  closing: [
    'Ако смятате, че сме сгрешили, натиснете „Възрази“ или отговорете на този имейл. Ще прегледаме решението отново и ще ви отговорим.',
  ],
  button: { text: 'Възрази', link: appealLink(origin, { about: 'removal', listingId }) },
  otherButton: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
  isAnswerable: true,
  reason: reasons.landlord,
});
