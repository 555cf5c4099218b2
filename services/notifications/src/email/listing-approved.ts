import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { named, reasons, type Template } from './template.ts';

export const listingApprovedLetter: Template<'listing-approved'> = (
  { listingId, title, landlord, isRevision },
  origin,
) => ({
  to: landlord.email,
  name: landlord.firstName,
  ...(isRevision
    ? {
        subject: `Промените в обявата ${named(title)} са публикувани`,
        paragraphs: [
          'Прегледахме и одобрихме промените ви: те вече се виждат от всички.',
          'Не е нужно да правите нищо. Срокът на обявата остава същият.',
        ],
      }
    : {
        subject: `Обявата ${named(title)} е публикувана`,
        paragraphs: [
          'Одобрихме обявата ви и тя вече се вижда от всички.',
          'Споделете я с познати и отговаряйте бързо на обажданията.',
        ],
      }),
  button: { text: 'Виж обявата', link: `${origin}${pathTo(pages.listing, listingId)}` },
  reason: reasons.landlord,
});
