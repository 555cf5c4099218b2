import type { AlertCounts, MailedListing, ToldListing } from '@pokriv/contracts/alert/alert-jobs';
import { MAIL_CARDS_MOST } from '@pokriv/contracts/alert/alert-rules';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import type { Unit } from '@pokriv/service-kit/mongo';
import { log } from '@pokriv/service-kit/log';

import type { ListingRepository } from '../listings/listing.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { toSearchCard } from '../search/search-card.ts';
import { similarTo, type SimilarDeps } from '../similar/list-similar.ts';
import { previousRents } from './previous-rents.ts';
import type { TestedHits } from './test-hits.ts';
import { countsOf, type Told } from './listings-of-hits.ts';

const SIMILAR_MOST = 3;

export type AlertFactDeps = Pick<SimilarDeps, 'engine' | 'foundCards'> & { listings: ListingRepository };

/** Listings of one mail, and the mail id of its link. */
export interface MailPart {
  mailId: string;
  told: readonly Told[];
}

export const alertCounts = ({ mailId, told }: MailPart): AlertCounts => ({
  mailId,
  counts: countsOf(told),
  total: told.length,
});

/** First listings of the mail, of its searches and of its favourites, so that either part can stand alone. */
export function shownTold(told: readonly Told[]): Told[] {
  const first = (some: readonly Told[]) => some.slice(0, MAIL_CARDS_MOST);
  const shown = new Set([
    ...first(told),
    ...first(told.filter(({ searches }) => searches.length > 0)),
    ...first(told.filter(({ isFavorite }) => isFavorite)),
  ]);
  return told.filter((one) => shown.has(one));
}

const cardOf = ({ card }: { card: string }): PropertyCard =>
  JSON.parse(`${card},"views":0,"favorites":0}`) as PropertyCard;

const mailed = ({ id, title, images, location, area, price }: PropertyCard): MailedListing => ({
  listingId: id,
  title,
  cover: images[0] ?? null,
  city: location.city,
  neighborhood: location.neighborhood ?? null,
  area,
  price,
});

/** Pictures of any other unlisted listing are not public. */
const isPageOpen = ({ status, isHidden }: StoredListing): boolean =>
  !isHidden && (status === 'rented' || status === 'expired');

async function similarListings(deps: AlertFactDeps, listing: StoredListing): Promise<MailedListing[]> {
  try {
    return (await similarTo(deps, listing)).slice(0, SIMILAR_MOST).map(mailed);
  } catch (error) {
    log.warn({ listing: listing._id, err: error }, 'alerts: no similar listings for a mail');
    return [];
  }
}

/** Current cards of a mail's listings. */
export async function cardsOfHits(
  deps: AlertFactDeps,
  told: readonly Told[],
  { cards, gone }: Pick<TestedHits, 'cards' | 'gone'>,
  unit: Unit,
): Promise<ToldListing[]> {
  const listings: ToldListing[] = [];
  const previousOf = await previousRents(deps.listings, told, unit);
  for (const one of told) {
    const { listingId, reason, searches, isFavorite } = one;
    const parts = { previous: previousOf(one), reason, searches, isFavorite };
    const card = cards.get(listingId);
    const listing = gone.get(listingId);
    if (card) listings.push({ ...mailed(cardOf(card)), ...parts, similar: [] });
    else if (listing) {
      const shown = mailed(cardOf(toSearchCard(listing)));
      const cover = isPageOpen(listing) ? shown.cover : null;
      listings.push({ ...shown, cover, ...parts, similar: await similarListings(deps, listing) });
    }
  }
  return listings;
}
