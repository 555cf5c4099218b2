import { reasons, type Template } from './template.ts';

export const listingApprovedLetter: Template<'listing-approved'> = (
  { listingId, title, landlord },
  origin,
) => ({
  to: landlord.email,
  name: landlord.firstName,
  subject: `Обявата „${title}“ е публикувана`,
  paragraphs: [
    'Одобрихме обявата ви и тя вече се вижда от всички.',
    'Споделете я с познати и отговаряйте бързо: повечето наематели избират в първите три дни.',
  ],
  button: { text: 'Виж обявата', link: `${origin}/properties/${listingId}` },
  reason: reasons.landlord,
});
