import type { AlertCounts, ToldReason } from '@pokriv/contracts/alert/alert-jobs';
import { alertReasons, favoriteNews, MAIL_CARDS_MOST } from '@pokriv/contracts/alert/alert-rules';
import { newsWords } from '@pokriv/contracts/alert/news-words';
import type { JobData } from '@pokriv/contracts/jobs';

import { newsInWords } from '../news-phrases.ts';
import { counted } from './template.ts';

/** `3 нови, 1 поевтиня`; lower prices of searches and of favourites count together. */
export const countsInWords = (counts: AlertCounts['counts']): string =>
  newsInWords(
    [
      [['new'], newsWords.new],
      [['price_drop', 'cheaper'], newsWords.price_drop],
      [['back'], newsWords.back],
      [['entered'], newsWords.entered],
      [['gone'], newsWords.gone],
    ],
    counts,
  );

export const reasonInWords = (reason: ToldReason): string => ({ ...favoriteNews, ...alertReasons })[reason];

/** `двустаен в Лозенец`, `двустаен в Лозенец и още 2 търсения`, `любимите ви обяви` */
export function sourcesInWords(searches: readonly { name: string }[], hasFavorites: boolean): string {
  const [first, ...others] = searches;
  const favorites = 'любимите ви обяви';
  if (!first) return favorites;
  const rest = [
    others.length > 0 && `още ${counted(others.length, 'търсене', 'търсения')}`,
    hasFavorites && favorites,
  ].filter((text) => text !== false);
  return [first.name, ...rest].join(' и ');
}

/**
 * What a person who switched off one kind of these mails still gets, with the counts and the link of that part;
 * undefined: nothing. Shows at most 12 listings.
 */
export function wantedPart(
  fact: JobData<'alerts-found'>,
  silenced: { searches: boolean; favorites: boolean },
): JobData<'alerts-found'> | undefined {
  const { parts, searches, listings } = fact;
  const shown = (part: Partial<typeof fact>) => {
    const whole = { ...fact, ...part };
    return { ...whole, listings: whole.listings.slice(0, MAIL_CARDS_MOST) };
  };
  const [hasSearches, hasFavorites] = [searches.length > 0, parts !== null || searches.length === 0];
  const isWanted = {
    searches: hasSearches && !silenced.searches,
    favorites: hasFavorites && !silenced.favorites,
  };
  if (!isWanted.searches && !isWanted.favorites) return undefined;
  if (!parts || (isWanted.searches && isWanted.favorites)) return shown({});
  if (isWanted.searches) {
    const found = listings.filter((listing) => listing.searches.length > 0);
    return shown({
      ...parts.searches,
      parts: null,
      listings: found.map((listing) => ({ ...listing, isFavorite: false })),
    });
  }
  const liked = listings.filter(({ isFavorite }) => isFavorite);
  return shown({
    ...parts.favorites,
    parts: null,
    searches: [],
    listings: liked.map((listing) => ({ ...listing, searches: [] })),
  });
}
