import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { promotionTypes } from '@pokriv/contracts/listing/promotions';

import { counted, dayInWords, named, quoteTitles, reasons, type Template } from './template.ts';

/** Start of a promotion (decisions §8); a gift includes its reason. */
export const promotionStartedLetter: Template<'promotion-started'> = (
  { listingId, title, landlord, type, days, endsAt, gift },
  origin,
) => {
  const name = promotionTypes[type];
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: gift
      ? `Подарък от Покрив: „${name}“ за обявата ${named(title)}`
      : `Промоцията на обявата ${named(title)} започна`,
    paragraphs: [
      gift
        ? `Подаряваме ви промоция: обявата ${named(title)} вече е „${name}“ за ${counted(days, 'ден', 'дни')}, до ${dayInWords(endsAt)} Не сме ви таксували и няма да ви таксуваме за нея.`
        : `Обявата ви вече е „${name}“ за ${counted(days, 'ден', 'дни')}, до ${dayInWords(endsAt)}`,
      'Дотогава тя носи знак и се показва по-напред при препоръчаната подредба. Как върви, виждате в статистиката ѝ в „Моите обяви“.',
    ],
    ...(gift?.reason && { quote: { title: quoteTitles.reason, text: gift.reason } }),
    button: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
    otherButton: { text: 'Виж обявата', link: `${origin}${pathTo(pages.listing, listingId)}` },
    reason: reasons.landlord,
  };
};

export const promotionEndedLetter: Template<'promotion-ended'> = (
  { title, landlord, type, days, views, phoneReveals },
  origin,
) => {
  const seen = counted(views, 'преглеждане', 'преглеждания');
  const revealed = counted(phoneReveals, 'път', 'пъти');
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: `Промоцията на обявата ${named(title)} приключи`,
    paragraphs: [
      `Обявата ви беше „${promotionTypes[type]}“ ${counted(days, 'ден', 'дни')}. През това време тя събра ${seen}, а телефонът ви беше показан ${revealed}.`,
      'Обявата остава публикувана до края на срока си, вече без промоция. Ако жилището още е свободно, можете да я промотирате отново от „Моите обяви“.',
    ],
    button: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
    reason: reasons.landlord,
  };
};

/** Listings paused beyond the limit of an ended plan, and how to show them again (decisions §7). */
export const listingsPausedLetter: Template<'listings-paused'> = ({ landlord, titles, limit }, origin) => {
  const [first = ''] = titles;
  const isOne = titles.length === 1;
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: isOne ? `Обявата ${named(first)} е спряна` : `Спряхме ${titles.length}\u00a0ваши обяви`,
    paragraphs: [
      `Планът ви включва ${counted(limit, 'обява', 'обяви')}, а вашите са повече. ${isOne ? 'Спряхме тази, която се показва' : 'Спряхме тези, които се показват'} най-отдавна: ${titles.map(named).join(', ')}.`,
      `Нищо не е изтрито: данните и снимките са запазени. За да се ${isOne ? 'показва' : 'показват'} отново, изберете платен план или освободете място, като отбележите отдадените жилища или изтриете обявите, които вече не са ви нужни.`,
    ],
    button: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
    otherButton: { text: 'Виж плановете', link: `${origin}${pages.subscription.path}` },
    reason: reasons.landlord,
  };
};
