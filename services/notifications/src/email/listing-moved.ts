import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';
import type { ListingAction } from '@pokriv/contracts/listing/listing-states';

import type { Clicks } from './listing-links.ts';
import type { Letter, LetterButton } from './mail.ts';
import type { SendOf } from './optional-letters.ts';
import { counted, dayInWords, named, quoteTitles, reasons } from './template.ts';

type Moved = JobData<'listing-moved'>;

type Place = 'edit' | 'listing' | 'mine' | 'renewal';

interface Wording {
  subject: string;
  what: string;
  why?: string;
  next: string;
  button: [text: string, place: Place];
}

type ToldOtherwise = Extract<ListingAction, 'submit' | 'approve' | 'reject' | 'request_changes' | 'remove'>;

const untilOf = ({ expiresAt }: Moved) => (expiresAt ? ` до ${dayInWords(expiresAt)}` : '.');

const wordings: Readonly<Record<Exclude<ListingAction, ToldOtherwise>, (fact: Moved) => Wording>> = {
  withdraw: () => ({
    subject: 'е оттеглена',
    what: 'Обявата ви вече не чака одобрение. Тя отново е чернова и никой друг не я вижда.',
    next: 'Променете, каквото искате, и я изпратете отново, когато сте готови.',
    button: ['Към черновата', 'edit'],
  }),
  pause: () => ({
    subject: 'е спряна',
    what: 'Обявата ви е спряна и не се показва в търсенето.',
    next: 'Тя запазва мястото си от лимита ви. Пуснете я отново, когато пожелаете.',
    button: ['Моите обяви', 'mine'],
  }),
  resume: (fact) => ({
    subject: 'отново се показва',
    what: `Обявата ви е пусната и всички я виждат${untilOf(fact)}`,
    next: 'Проверете дали цената и датата на освобождаване са актуални.',
    button: ['Виж обявата', 'listing'],
  }),
  rent: () => ({
    subject: 'е отдадена',
    what: 'Честито! Обявата ви е отбелязана като отдадена и вече не се показва в търсенето.',
    next: 'Мястото от лимита ви е свободно. Ако жилището пак се освободи, подновете обявата с всичките ѝ данни и снимки.',
    button: ['Моите обяви', 'mine'],
  }),
  expire: () => ({
    subject: 'изтече',
    what: 'Срокът на обявата ви изтече и тя вече не се показва в търсенето.',
    why: 'Обявите се показват ограничено време, за да са винаги актуални.',
    next: 'Ако жилището още е свободно, подновете я с едно натискане: данните и снимките са запазени.',
    button: ['Все още е свободен', 'renewal'],
  }),
  renew: (fact) => ({
    subject: 'е подновена',
    what: `Обявата ви е подновена и всички я виждат${untilOf(fact)}`,
    next: 'Ще ви пишем, преди срокът да изтече. Ако отдадете жилището, отбележете го в „Моите обяви“.',
    button: ['Виж обявата', 'listing'],
  }),
  review_again: () => ({
    subject: 'се преглежда отново',
    what: 'Обявата ви временно не се показва, защото модератор ще я прегледа отново.',
    next: 'Щом прегледът приключи, ще ви пишем. Дотогава можете да я оттеглите, да я промените и да я изпратите пак.',
    button: ['Моите обяви', 'mine'],
  }),
  reinstate: (fact) => ({
    subject: 'е възстановена',
    what:
      fact.to === 'active'
        ? `Обявата ви е възстановена и всички отново я виждат${untilOf(fact)}`
        : 'Обявата ви е възстановена и чака одобрение, защото съдържанието ѝ още не е преглеждано.',
    why: 'Прегледахме отново решението да я премахнем и уважихме възражението ви.',
    next: fact.to === 'active' ? 'Не е нужно да правите нищо.' : 'Щом прегледът приключи, ще ви пишем.',
    button: fact.to === 'active' ? ['Виж обявата', 'listing'] : ['Моите обяви', 'mine'],
  }),
  delete: () => ({
    subject: 'е изтрита',
    what: 'Обявата ви е изтрита и никой друг вече не я вижда.',
    next: 'Можете да я възстановите до 30 дни. След това тя и снимките ѝ се изтриват окончателно.',
    button: ['Моите обяви', 'mine'],
  }),
  restore: ({ to }) => ({
    subject: 'е възстановена',
    what:
      to === 'draft'
        ? 'Обявата ви е възстановена като чернова и никой друг не я вижда.'
        : 'Обявата ви е възстановена, но е спряна и не се показва в търсенето.',
    next: to === 'draft' ? 'Довършете я и я изпратете за одобрение.' : 'Пуснете я, когато сте готови.',
    button: to === 'draft' ? ['Към черновата', 'edit'] : ['Моите обяви', 'mine'],
  }),
};

const movers: Readonly<Record<Moved['by'], string>> = {
  owner: 'Направихте го вие, от своя профил.',
  admin: 'Направи го администратор на Покрив.',
  system: 'Стана автоматично.',
};

function whyOf({ by, reason }: Moved): string {
  if (by === 'owner') return reason ? `Направихте го вие. ${reason}` : movers.owner;
  return movers[by];
}

function linkOf({ listingId, expiresAt }: Moved, place: Place, { origin, linkTo }: Clicks): string {
  if (place === 'edit') return `${origin}${pathTo(pages.editListing, listingId)}`;
  if (place === 'listing') return `${origin}${pathTo(pages.listing, listingId)}`;
  return place === 'renewal' && expiresAt
    ? linkTo(listingId, 'renew', expiresAt)
    : `${origin}${pages.myListings.path}`;
}

const isToldHere = (action: ListingAction): action is Exclude<ListingAction, ToldOtherwise> =>
  action in wordings;

/** Letter about a listing's transition; undefined for transitions with a letter of their own. */
export function listingMovedLetter(fact: Moved, clicks: Clicks): Letter | undefined {
  if (!isToldHere(fact.action)) return undefined;
  const { subject, what, why, next, button } = wordings[fact.action](fact);
  const [text, place] = button;
  const shown: LetterButton = { text, link: linkOf(fact, place, clicks) };
  return {
    to: fact.landlord.email,
    name: fact.landlord.firstName,
    subject: `Обявата ${named(fact.title)} ${subject}`,
    paragraphs: [what, next, why ?? whyOf(fact)],
    ...(fact.by !== 'owner' && fact.reason && { quote: { title: quoteTitles.reason, text: fact.reason } }),
    button: shown,
    reason: reasons.landlord,
  };
}

/** Follows the number of listings, by action. */
const together: Partial<Record<ListingAction, string>> = {
  pause: 'са спрени',
  resume: 'са пуснати отново',
  renew: 'са подновени',
  rent: 'са отбелязани като отдадени',
  delete: 'са изтрити',
};

const TITLES_MOST = 20;

/** A bulk action of the owner, in one letter. */
export function listingsMovedLetter(
  { landlord, action, listings }: JobData<'listings-moved'>,
  origin: string,
): Letter {
  const isWaiting = (to: string) => to === 'pending';
  const waiting = listings.filter(({ to }) => isWaiting(to)).length;
  const more = listings.length - TITLES_MOST;
  return {
    to: landlord.email,
    name: landlord.firstName,
    subject: `${listings.length} обяви ${together[action] ?? 'са променени'}`,
    paragraphs: [
      'Направихте го вие, от своя профил:',
      listings
        .slice(0, TITLES_MOST)
        .map(({ title, to }) => `${named(title)}${isWaiting(to) ? ' (чака одобрение)' : ''}`)
        .join('\n'),
      ...(more > 0 ? [`И още ${counted(more, 'обява', 'обяви')}.`] : []),
      ...(waiting > 0
        ? [`Щом одобрим ${waiting === 1 ? 'обявата, която чака' : 'обявите, които чакат'}, ще ви пишем.`]
        : []),
    ],
    button: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
    reason: reasons.landlord,
  };
}

export async function sendListingMoved(
  { sendOf, clicks }: { sendOf: SendOf; clicks: Clicks },
  fact: Moved,
  eventId: string,
): Promise<void> {
  const letter = listingMovedLetter(fact, clicks);
  if (letter) await sendOf('listing-moved', fact)(letter, eventId);
}
