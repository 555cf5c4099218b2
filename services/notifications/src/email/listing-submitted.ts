import * as pages from '@pokriv/contracts/pages';
import { named, reasons, type Template } from './template.ts';

export const listingSubmittedLetter: Template<'listing-submitted'> = ({ title, landlord }, origin) => ({
  to: landlord.email,
  name: landlord.firstName,
  subject: `Получихме обявата ${named(title)}`,
  paragraphs: [
    'Обявата ви чака одобрение. Обикновено я преглеждаме до няколко часа в работно време.',
    'Щом я одобрим, ще ви пишем и тя веднага ще се вижда в търсенето. Дотогава можете да я оттеглите и промените.',
  ],
  button: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
  reason: reasons.landlord,
});
