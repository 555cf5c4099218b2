import { ended } from '@pokriv/contracts/ended';
import type { MailedListing, ToldListing } from '@pokriv/contracts/alert/alert-jobs';
import { ANONYMOUS_LIMITS, SLEEP } from '@pokriv/contracts/alert/alert-rules';
import type { JobData } from '@pokriv/contracts/jobs';
import { jpegAddress } from '@pokriv/contracts/listing/picture-address';
import { matchesLink } from '@pokriv/contracts/mail-links';
import { formatBoth, type Currency } from '@pokriv/contracts/money';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';

import type { AlertLinks } from './alert-links.ts';
import { countsInWords, reasonInWords, sourcesInWords } from './alert-words.ts';
import type { Letter, LetterButton, LetterCard } from './mail.ts';
import { dayInWords, momentInWords, named, quoted, reasons } from './template.ts';

export interface AlertLetterParts {
  origin: string;
  /** Currency shown first. */
  currency: Currency;
  links: AlertLinks;
}

type Found = JobData<'alerts-found'>;

const FAVORITES = 'favorites';

const areaInWords = new Intl.NumberFormat('bg-BG', { maximumFractionDigits: 1 });

const placeOf = ({ city, neighborhood }: MailedListing): string =>
  [neighborhood, cityName(city)].filter(Boolean).join(', ');

const pageOf = ({ listingId }: MailedListing, origin: string): string =>
  `${origin}${pathTo(pages.listing, listingId)}`;

const similarLink = (listing: MailedListing, { origin, currency }: AlertLetterParts): LetterButton => ({
  text: `${listing.title}, ${formatBoth(listing.price, currency)}`,
  link: pageOf(listing, origin),
});

function cardOf(listing: ToldListing, parts: AlertLetterParts): LetterCard {
  const { cover, title, price, previous, reason, area, similar } = listing;
  const { origin, currency } = parts;
  return {
    badge: reasonInWords(reason),
    title: title.trim() === '' ? named(title) : title,
    link: pageOf(listing, origin),
    ...(cover && {
      picture: { ...cover, address: `${origin}${jpegAddress(cover.id)}` },
    }),
    price: formatBoth(price, currency),
    ...(previous && { previous: formatBoth(previous, currency) }),
    facts: `${areaInWords.format(area)}\u00a0м², ${placeOf(listing)}`,
    ...(similar.length > 0 && {
      others: { title: 'Подобни обяви:', links: similar.map((other) => similarLink(other, parts)) },
    }),
  };
}

/** One stop link per search, or one for all alerts. */
function stopLinks({ to: { person }, searches }: Found, links: AlertLinks): LetterButton[] {
  return [
    ...searches.map(({ id, name }) => ({
      text: `Спрете известията за ${quoted(name)}`,
      link: links.page({ action: 'stop', person, searchId: id }),
    })),
    { text: 'Спрете всички известия', link: links.page({ action: 'stop_all', person }) },
  ];
}

/** Opts out of the search when the mail covers only one, otherwise of all alerts. */
function oneClickOf({ to: { person }, searches, parts }: Found, links: AlertLinks): string {
  const [only, ...others] = searches;
  const isOne = only !== undefined && others.length === 0 && parts === null;
  return links.oneClick(
    isOne ? { action: 'stop', person, searchId: only.id } : { action: 'stop_all', person },
  );
}

const hasFavorites = ({ parts, searches }: Found): boolean => parts !== null || searches.length === 0;

const whereOf = (fact: Found): string => {
  const names = fact.searches.map(({ name }) => quoted(name)).join(', ');
  return [names && `по ${names}`, hasFavorites(fact) && 'сред любимите ви обяви'].filter(Boolean).join(' и ');
};

/** Digest of news for searches and favourites (design/alerts, Flow 6); shows every listing of the fact. */
export function alertsFoundLetter(fact: Found, parts: AlertLetterParts): Letter {
  const { to, mailId, searches, listings, counts, total } = fact;
  const { origin, links } = parts;
  const subject = `${countsInWords(counts)}: ${sourcesInWords(searches, hasFavorites(fact))}`;
  const isAll = total === listings.length;
  return {
    to: to.email,
    name: to.firstName ?? undefined,
    subject,
    paragraphs: [`Новото ${whereOf(fact)}: ${countsInWords(counts)}.`],
    cards: listings.map((listing) => cardOf(listing, parts)),
    button: {
      text: isAll ? (total === 1 ? 'Виж обявата' : 'Виж обявите') : `Виж всички ${total}`,
      link: matchesLink(origin, searches[0]?.id ?? FAVORITES, mailId),
    },
    reason: searches.length > 0 ? reasons.searcher : reasons.fan,
    links: stopLinks(fact, links),
    optOut: { oneClick: oneClickOf(fact, links) },
  };
}

/** Asks for confirmation of the address (design/alerts, Rules). */
export function searchConfirmationLetter(
  { to, searchId, name, expiresAt }: JobData<'search-confirmation-asked'>,
  links: AlertLinks,
): Letter {
  const { person, email } = to;
  return {
    to: email,
    name: to.firstName ?? undefined,
    subject: `Потвърдете известията за ${quoted(name)}`,
    paragraphs: [
      `Поискахте известия за нови обяви по търсенето ${quoted(name)}. Потвърдете, че адресът е ваш, и ще ви пишем.`,
      `Връзката важи до ${ended(momentInWords(expiresAt))} Ако не сте поискали известия, не правете нищо: без потвърждение изтриваме търсенето с адреса ви в него.`,
    ],
    button: {
      text: 'Потвърди известията',
      link: links.page({ action: 'confirm', person, searchId, until: Date.parse(expiresAt) }),
    },
    reason: reasons.searchAddress,
  };
}

/** Sent once to an inactive person (design/alerts, Rules). */
export function stillSearchingLetter(
  { to: { person, userId, email, firstName }, searches, sleepsAt }: JobData<'still-searching-asked'>,
  links: AlertLinks,
): Letter {
  const isOne = searches.length === 1;
  const kept = userId === null ? ` още ${ANONYMOUS_LIMITS.keptDays} дни` : '';
  return {
    to: email,
    name: firstName ?? undefined,
    subject: 'Още ли търсите жилище?',
    paragraphs: [
      `Не сме ви виждали от ${SLEEP.afterDays} дни – нито в сайта, нито през връзка от писмата ни. Пазим ${isOne ? 'търсенето ви' : 'търсенията ви'} ${searches.map(({ name }) => quoted(name)).join(', ')}.`,
      `Ако не отговорите до ${dayInWords(sleepsAt)}, спираме писмата. ${isOne ? 'Търсенето остава' : 'Търсенията остават'}${kept} и можете да ${isOne ? 'го' : 'ги'} включите отново${userId === null ? ' от това писмо' : ''}.`,
    ],
    button: { text: 'Да, още търся', link: links.page({ action: 'still', person }) },
    otherButton: { text: 'Намерих жилище', link: links.page({ action: 'stop_all', person }) },
    reason: reasons.searcher,
    optOut: { oneClick: links.oneClick({ action: 'stop_all', person }) },
  };
}
