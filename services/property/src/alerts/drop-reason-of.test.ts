import { SavedFilter } from '@pokriv/contracts/alert/saved-search';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import type { AlertHit } from './alert.models.ts';
import { shownCard } from './change-rows.ts';
import { dropReasonOf, type PresentState } from './drop-reason-of.ts';
import { hitFilters } from './search-filters.ts';

const card = { ...shownCard(randomListing(seededRandom(5)))!, p: 90_000, o: 'owner' };
const filters = hitFilters(SavedFilter.parse({ location: card.c, priceMax: '1000', currency: 'EUR' }), 'EUR');
const search = {
  state: 'active',
  reasons: ['new', 'entered', 'price_drop'],
  filters,
} as unknown as PresentState['search'];
const inState = (state: string) => ({ search: { ...search, state } as PresentState['search'] });
const present: PresentState = { card, search, isFavorite: true, isReported: false, userId: 'u1' };

const aHit = (over: Partial<AlertHit>): AlertHit =>
  ({ searchId: 's1', reason: 'new', cents: 90_000, previousCents: null, ...over }) as AlertHit;
const ofFavorite = (over: Partial<AlertHit>) => aHit({ searchId: null, reason: 'back', ...over });
const cheaperThan = (previousCents: number | null) => ofFavorite({ reason: 'cheaper', previousCents });
const dropFrom = (previousCents: number | null) => aHit({ reason: 'price_drop', previousCents });

describe('dropReasonOf', () => {
  it.each<[string, AlertHit, Partial<PresentState>, string | undefined]>([
    ['still holds', aHit({}), {}, undefined],
    ['is of a search that was deleted', aHit({}), { search: undefined }, 'search_stopped'],
    ['is of a search that was paused', aHit({}), inState('paused'), 'search_stopped'],
    ['is of a search that sleeps', aHit({}), inState('asleep'), 'search_stopped'],
    ['is of a search of a listing that is no favourite', aHit({}), { isFavorite: false }, undefined],
    ['is of a listing that the person has reported', aHit({}), { isReported: true }, 'reported'],
    ['is of a listing that is not public any more', aHit({}), { card: undefined }, 'gone'],
    ['is of an own listing', aHit({}), { userId: 'owner' }, 'own'],
    ['is for a visitor without an account', aHit({}), { userId: null }, undefined],
    ['has a reason that the search does not tell any more', aHit({ reason: 'back' }), {}, 'search_changed'],
    ['does not match any more', aHit({}), { card: { ...card, p: 100_001 } }, 'no_match'],
    ['is of a rent that fell enough', dropFrom(92_000), {}, undefined],
    ['is of a rent that rose again', dropFrom(91_000), {}, 'no_match'],
    ['is of a drop from an unknown rent', dropFrom(null), {}, 'no_match'],
  ])('of a hit of a search that %s', (_what, hit, over, reason) => {
    expect(dropReasonOf(hit, { ...present, ...over })).toBe(reason);
  });

  it.each<[string, AlertHit, Partial<PresentState>, string | undefined]>([
    ['is back', ofFavorite({}), {}, undefined],
    ['is back without any search', ofFavorite({}), { search: undefined }, undefined],
    ['is no favourite any more', ofFavorite({}), { isFavorite: false }, 'search_stopped'],
    ['was reported', ofFavorite({ reason: 'gone' }), { isReported: true, card: undefined }, 'reported'],
    ['is gone', ofFavorite({ reason: 'gone' }), { card: undefined }, undefined],
    ['is public again', ofFavorite({ reason: 'gone' }), {}, 'no_match'],
    ['came back and is gone', ofFavorite({}), { card: undefined }, 'gone'],
    ['is cheaper by a cent', cheaperThan(90_001), {}, undefined],
    ['costs as much as before', cheaperThan(90_000), {}, 'no_match'],
    ['was told without a rent', cheaperThan(null), {}, 'no_match'],
    ['is back at the same rent', ofFavorite({ previousCents: 90_000 }), {}, undefined],
  ])('of a hit of a favourite that %s', (_what, hit, over, reason) => {
    expect(dropReasonOf(hit, { ...present, ...over })).toBe(reason);
  });
});
