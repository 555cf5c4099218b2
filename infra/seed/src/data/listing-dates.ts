import type { ListingStatus, RejectCode } from '@pokriv/contracts/listing/listing-states';

import type { Random } from '../random.ts';

const DAY = 86_400_000;

export interface ListingDates {
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  publishedAt: Date | null;
  approvedAt: Date | null;
  confirmedAt: Date | null;
  expiresAt: Date | null;
  closedAt: Date | null;
  deletedAt: Date | null;
}

/** @param lifeDays 30 on the free plan, 60 on a paid one */
export function listingDates(
  random: Random,
  status: ListingStatus,
  { now, lifeDays }: { now: Date; lifeDays: number },
): ListingDates {
  const before = (days: number): Date => new Date(now.getTime() - Math.round(days * DAY));
  const none = {
    submittedAt: null,
    publishedAt: null,
    approvedAt: null,
    confirmedAt: null,
    expiresAt: null,
    closedAt: null,
    deletedAt: null,
  };
  if (status === 'draft') {
    const created = before(random.between(0.2, 20));
    return { ...none, createdAt: created, updatedAt: created };
  }
  if (status === 'pending' || status === 'rejected') {
    const submitted = before(random.between(0.05, status === 'pending' ? 1.6 : 6));
    return {
      ...none,
      createdAt: new Date(submitted.getTime() - random.between(0.02, 2) * DAY),
      updatedAt: status === 'rejected' ? between(random, submitted, now) : submitted,
      submittedAt: submitted,
    };
  }
  const ended = status !== 'active' && status !== 'paused';
  const age = ended ? lifeDays + random.between(-12, 9) : random.between(0.1, lifeDays - 2);
  const published = before(age);
  const submitted = new Date(published.getTime() - random.between(0.02, 0.8) * DAY);
  const closed = ended ? before(random.between(0.5, 9)) : null;
  const expires = new Date(published.getTime() + lifeDays * DAY);
  return {
    createdAt: new Date(submitted.getTime() - random.between(0.02, 2) * DAY),
    updatedAt: closed ?? published,
    submittedAt: submitted,
    publishedAt: published,
    approvedAt: published,
    confirmedAt: age > 14 && random.chance(0.6) ? before(random.between(0.5, 13)) : published,
    expiresAt: status === 'expired' && closed ? closed : expires,
    closedAt: status === 'rented' || status === 'expired' ? closed : null,
    deletedAt: status === 'deleted' ? closed : null,
  };
}

const between = (random: Random, from: Date, to: Date): Date =>
  new Date(from.getTime() + Math.round((to.getTime() - from.getTime()) * random.between(0.05, 0.5)));

export const rejections: readonly { code: RejectCode; reason: string }[] = [
  {
    code: 'poor_photos',
    reason: 'Снимките са тъмни и не показват кухнята и банята. Качете по-ясни снимки на всички помещения.',
  },
  {
    code: 'wrong_price',
    reason:
      'Посочената цена не включва задължителната такса поддръжка. Добавете я в полето за месечни такси.',
  },
  {
    code: 'contacts_in_text',
    reason: 'В описанието има телефонен номер. Премахнете го — телефонът се показва от бутона за контакт.',
  },
  {
    code: 'misleading',
    reason: 'Описанието говори за две спални, а снимките показват една. Уточнете разпределението.',
  },
  {
    code: 'wrong_category',
    reason: 'Обявата е за самостоятелна стая, а е публикувана като апартамент. Изберете правилния вид имот.',
  },
  { code: 'duplicate', reason: 'Същият имот вече е публикуван от вас. Изтрийте едната от двете обяви.' },
];

export const removals: readonly { code: RejectCode; reason: string }[] = [
  { code: 'no_rights', reason: 'Собственикът на имота съобщи, че не е упълномощавал никого да го отдава.' },
  { code: 'misleading', reason: 'Двама потребители потвърдиха, че имотът на място е различен от показания.' },
  { code: 'prohibited', reason: 'Поискано е плащане преди оглед, което правилата на сайта не допускат.' },
];
