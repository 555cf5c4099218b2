import { rejectCodes } from '@pokriv/contracts/listing-states';

import { reasons, type Template } from './template.ts';

export const listingRejectedLetter: Template<'listing-rejected'> = (
  { listingId, title, landlord, reason, code },
  origin,
) => ({
  to: landlord.email,
  name: landlord.firstName,
  subject: `Обявата „${title}“ е върната за корекции`,
  paragraphs: [
    code
      ? `Прегледахме обявата ви и я връщаме за корекции. Причина: ${rejectCodes[code]}.`
      : 'Прегледахме обявата ви и я връщаме за корекции.',
    'Нищо не е загубено: поправете посоченото и я изпратете отново. Ето какво забеляза модераторът:',
  ],
  quote: reason,
  button: { text: 'Поправи обявата', link: `${origin}/edit-property/${listingId}` },
  reason: reasons.landlord,
});
