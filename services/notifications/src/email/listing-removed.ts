import { reasons, type Template } from './template.ts';

export const listingRemovedLetter: Template<'listing-removed'> = ({ title, landlord, reason }, origin) => ({
  to: landlord.email,
  name: landlord.firstName,
  subject: `Обявата „${title}“ е премахната`,
  paragraphs: [
    'Премахнахме обявата ви, защото нарушава правилата на Покрив. Причината:',
    'Ако смятате, че сме сгрешили, отговорете на този имейл и ще я прегледаме отново.',
  ],
  quote: reason,
  button: { text: 'Моите обяви', link: `${origin}/my-properties` },
  reason: reasons.landlord,
});
