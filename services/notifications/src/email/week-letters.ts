import { ended } from '@pokriv/contracts/ended';
import type { JobData } from '@pokriv/contracts/jobs';
import type { TodayTask } from '@pokriv/contracts/listing/today';
import type { WeekCounts } from '@pokriv/contracts/listing/week-summed';
import type { Currency } from '@pokriv/contracts/money';
import * as pages from '@pokriv/contracts/pages';

import type { LeaseLinkTo } from './listing-links.ts';
import type { Letter } from './mail.ts';
import { taskInWords } from './task-words.ts';
import { counted, dayInWords, named, quoted, reasons } from './template.ts';

const OTHERS_MOST = 5;

const inWords = ({ views, phoneReveals }: WeekCounts): string =>
  `${counted(views, 'преглеждане', 'преглеждания')} и ${counted(phoneReveals, 'показан телефон', 'показани телефона')}`;

const figures = ({ views, phoneReveals }: WeekCounts): string => `${views} и ${phoneReveals}`;

const titled = (title: string): string => (title.trim() === '' ? 'Обява без заглавие' : quoted(title));

type Row = JobData<'week-summed'>['listings'][number];

const listingLines = (row: Row, currency: Currency): string =>
  [
    `${titled(row.title)}: ${inWords(row)} (седмицата преди това ${figures(row.before)}).`,
    ...row.tasks.map((task) => taskInWords(task, currency)),
  ].join('\n');

const otherLine = (task: TodayTask, currency: Currency): string =>
  `${titled(task.listing.title)}: ${taskInWords(task, currency)}`;

/** Number of the listings without a row, and of those with tasks. */
function othersLine(more: number, toDo: number): string {
  const others = `И още ${counted(more, 'активна обява', 'активни обяви')}`;
  if (toDo === 0) return `${others}.`;
  if (toDo === more) return `${others}, за ${more === 1 ? 'която' : 'които'} има какво да направите.`;
  return `${others}; за ${toDo === 1 ? 'една' : toDo} от тях има какво да направите.`;
}

/** A landlord's week, mailed on Monday morning: tasks, and figures against the previous week. */
export function weekSummedLetter(
  { landlord, from, to, total, before, listings, more, moreToDo = 0, otherTasks }: JobData<'week-summed'>,
  { origin, currency }: { origin: string; currency: Currency },
): Letter {
  const isToDo = moreToDo > 0 || otherTasks.length > 0 || listings.some(({ tasks }) => tasks.length > 0);
  const unnamed = otherTasks.length - OTHERS_MOST;
  const isOne = listings.length + more === 1;
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: `Седмицата на ${isOne ? 'обявата' : 'обявите'} ви: ${inWords(total)}`,
    paragraphs: [
      `От ${dayInWords(from)} до ${dayInWords(to)} ${isOne ? 'обявата ви има' : 'обявите ви имат'} ${inWords(total)}. Седмицата преди това: ${inWords(before)}.`,
      ...listings.map((row) => listingLines(row, currency)),
      ...(more > 0 ? [othersLine(more, moreToDo)] : []),
      ...otherTasks.slice(0, OTHERS_MOST).map((task) => otherLine(task, currency)),
      ...(unnamed > 0
        ? [
            `Има какво да направите и за още ${counted(unnamed, 'обява, която не се показва', 'обяви, които не се показват')}.`,
          ]
        : []),
    ],
    button: isToDo
      ? { text: 'Виж какво ви чака', link: `${origin}${pages.today.path}` }
      : { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
    reason: reasons.landlord,
  };
}

/** Sent `LEASE_OFFER_DAYS` before the end of a lease, with one-click links for both answers. */
export const leaseEndingLetter = (
  { listingId, title, landlord, leaseEnd }: JobData<'lease-ending'>,
  linkTo: LeaseLinkTo,
): Letter => {
  const day = dayInWords(leaseEnd);
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: `Договорът за ${named(title)} е до ${day}`,
    paragraphs: [
      `Отбелязахте, че ${named(title)} е отдадена до ${ended(day)} Ако жилището се освобождава, пуснете обявата отново: данните и снимките са запазени, а датата на освобождаване ще бъде краят на договора.`,
      'Ако наемателят остава, кажете ни докога: ще ви пишем пак преди новия край. И двете стават оттук, без да влизате в профила си.',
    ],
    button: { text: 'Пусни обявата отново', link: linkTo(listingId, 'relist', leaseEnd) },
    otherButton: { text: 'Договорът е удължен', link: linkTo(listingId, 'prolong', leaseEnd) },
    reason: reasons.landlord,
  };
};
