import type { DropReason } from '@pokriv/contracts/alert/alert-rules';
import type { Currency } from '@pokriv/contracts/money';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { FavoriteRepository } from '../favorites/favorite.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { LONGEST_CHANGE_MS } from '../search/index-time.ts';
import type { AlertMailRepository, TestedCard } from './alert-mail.repository.ts';
import { accountOf } from './alert-person.ts';
import type { AlertHit, AlertPersonKey, SavedSearch } from './alert.models.ts';
import { BRIEF_ABSENCE_MS } from './change-rows.ts';
import { dropReasonOf, type PresentState } from './drop-reason-of.ts';
import type { ListingChangeRepository } from './listing-change.repository.ts';
import type { ListingReporterRepository } from './listing-reporter.repository.ts';
import { hitFilters } from './search-filters.ts';

export interface TestHitsDeps {
  alertMails: AlertMailRepository;
  favorites: FavoriteRepository;
  listingChanges: ListingChangeRepository;
  listingReporters: ListingReporterRepository;
  primaryCurrency: Currency;
  now: () => Date;
}

export interface TestedHits {
  kept: AlertHit[];
  /** Hits of listings paused or hidden within the last day: they wait for the return. */
  held: AlertHit[];
  dropped: Map<DropReason, AlertHit[]>;
  /** Cards of public listings. */
  cards: Map<string, TestedCard>;
  /** Favourites that are gone. */
  gone: Map<string, StoredListing>;
}

interface Gathered {
  person: AlertPersonKey;
  hits: readonly AlertHit[];
  searches: ReadonlyMap<string, SavedSearch>;
}

/** Tests hits against the current listings and searches (design/alerts, Flow 5). */
export async function testHits(
  { alertMails, favorites, listingChanges, listingReporters, primaryCurrency, now }: TestHitsDeps,
  { person, hits, searches }: Gathered,
  unit: Unit,
): Promise<TestedHits> {
  const userId = accountOf(person) ?? null;
  const idsOf = (some: readonly AlertHit[]) => some.map(({ listingId }) => listingId);
  const ofFavorites = idsOf(hits.filter(({ searchId }) => searchId === null));
  const liked =
    userId === null ? new Set<string>() : await favorites.newsAllowedAmong(userId, ofFavorites, unit);
  const reported =
    userId === null ? new Set<string>() : await listingReporters.reportedBy(userId, idsOf(hits), unit);
  const cards = await alertMails.cardsOf(idsOf(hits), unit);
  const gone = await alertMails.listingsOf(idsOf(hits.filter(({ reason }) => reason === 'gone')), unit);
  const filtered = new Map<string, NonNullable<PresentState['search']>>();
  for (const [id, search] of searches)
    filtered.set(id, { ...search, filters: hitFilters(search.filter, primaryCurrency) });

  const reasonOf = (hit: AlertHit): DropReason | undefined => {
    // an erased listing leaves nothing to notify about
    if (hit.reason === 'gone' && !gone.has(hit.listingId)) return 'gone';
    return dropReasonOf(hit, {
      card: cards.get(hit.listingId),
      search: filtered.get(hit.searchId ?? ''),
      isFavorite: liked.has(hit.listingId),
      isReported: reported.has(hit.listingId),
      userId,
    });
  };
  const away = idsOf(hits).filter((id) => !cards.has(id));
  const awaySince = new Date(now().getTime() - BRIEF_ABSENCE_MS - LONGEST_CHANGE_MS);
  const returning = await listingChanges.mayReturn(away, awaySince, unit);
  const kept: AlertHit[] = [];
  const held: AlertHit[] = [];
  const dropped = new Map<DropReason, AlertHit[]>();
  for (const hit of hits) {
    const reason = reasonOf(hit);
    const some = reason && dropped.get(reason);
    if (!reason) kept.push(hit);
    else if (reason === 'gone' && hit.reason !== 'gone' && returning.has(hit.listingId)) held.push(hit);
    else if (some) some.push(hit);
    else dropped.set(reason, [hit]);
  }
  return { kept, held, dropped, cards, gone };
}
