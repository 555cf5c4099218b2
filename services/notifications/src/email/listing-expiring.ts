import type { JobData } from '@pokriv/contracts/jobs';

import type { Clicks } from './listing-links.ts';
import type { Letter } from './mail.ts';
import { counted, dayInWords, named, reasons } from './template.ts';

/**
 * Reminder seven days and one day before expiry, with one-click links to renew the listing or mark it rented
 * (decisions §5).
 */
export function listingExpiringLetter(
  { listingId, title, landlord, daysLeft, expiresAt, views, favorites }: JobData<'listing-expiring'>,
  { linkTo }: Clicks,
): Letter {
  const until = dayInWords(expiresAt);
  const subject = `бявата ${named(title)} изтича на ${until}`;
  const seen = counted(views, 'преглеждане', 'преглеждания');
  const liked = counted(favorites, 'добавяне', 'добавяния');
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: daysLeft === 1 ? `Последно напомняне: о${subject}` : `О${subject}`,
    paragraphs: [
      `Обявата ви се показва до ${until} Досега тя има ${seen} и ${liked} в любими.`,
      'Обявите се показват ограничено време, за да са винаги актуални. Кажете ни с едно натискане дали жилището още е свободно; не е нужно да влизате в профила си.',
      'Ако не направите нищо, обявата спира да се показва на тази дата. Данните и снимките остават и можете да я подновите.',
    ],
    button: { text: 'Все още е свободен', link: linkTo(listingId, 'renew', expiresAt) },
    otherButton: { text: 'Отдаден е', link: linkTo(listingId, 'rent', expiresAt) },
    reason: reasons.landlord,
  };
}
