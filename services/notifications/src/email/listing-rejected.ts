import { rejectCodes, type RejectCode } from '@pokriv/contracts/listing-states';

import { named, reasons, type Template } from './template.ts';

const because = (code: RejectCode | null) => (code ? ` Причина: ${rejectCodes[code]}.` : '');

/** What to mend in a new listing, or in the edit of one that stays public as it was. */
export const listingRejectedLetter: Template<'listing-rejected'> = (
  { listingId, title, landlord, reason, code, isRevision },
  origin,
) => ({
  to: landlord.email,
  name: landlord.firstName,
  ...(isRevision
    ? {
        subject: `Промените в обявата ${named(title)} са върнати за корекции`,
        paragraphs: [
          `Прегледахме промените ви и ги връщаме за корекции.${because(code)}`,
          'Обявата остава публична, каквато беше преди тях. Поправете посоченото и промените пак ще чакат одобрение. Ето какво забеляза модераторът:',
        ],
      }
    : {
        subject: `Обявата ${named(title)} е върната за корекции`,
        paragraphs: [
          `Прегледахме обявата ви и я връщаме за корекции.${because(code)}`,
          'Нищо не е загубено: поправете посоченото и я изпратете отново. Ето какво забеляза модераторът:',
        ],
      }),
  quote: reason,
  button: { text: 'Поправи обявата', link: `${origin}/edit-property/${listingId}` },
  reason: reasons.landlord,
});
