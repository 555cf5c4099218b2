import { z } from 'zod';

import { ServedToken } from '../listing/shown-cards.ts';
import { PropertyCard } from '../listing/property.ts';
import { Money } from '../listing/property-money.ts';
import { BULGARIA } from '../listing/property-location.ts';
import { alertLinkActions } from './alert-link.ts';
import { checkBounds, searchFilters } from '../search/search.ts';
import { Id, IsoDateTime, Pagination, keysOf, pageQuery, personName, textBetween } from '../zod-parts.ts';
import {
  alertFrequencies,
  alertReasonNames,
  alertReasons,
  favoriteNews,
  savedSearchStates,
  SAVED_SEARCH_LIMITS as LIMIT,
} from './alert-rules.ts';

const { featured: _, ...filters } = searchFilters;

/** Filters that narrow a search; one is required: place, map area, rent, kind or words (design/alerts, Rules). */
const narrowing = [
  ...(['query', 'location', 'neighborhood', 'bbox', 'polygon', 'landlord'] as const),
  ...(['priceMin', 'priceMax', 'propertyType', 'layout', 'roomsMin', 'roomsMax'] as const),
  ...(['monthlyTotalMax', 'moveInMax', 'metroMinutes', 'metroStation'] as const),
];
type Narrowing = Partial<Record<(typeof narrowing)[number], unknown>>;

const isWholeCountry = (box: unknown): boolean => {
  if (!Array.isArray(box)) return false;
  const [west, south, east, north] = box as number[];
  const { west: w, south: s, east: e, north: n } = BULGARIA;
  return Number(west) <= w && Number(south) <= s && Number(east) >= e && Number(north) >= n;
};

function checkNarrow({ value, issues }: z.core.ParsePayload<Narrowing>): void {
  const isNarrow = narrowing.some((name) => {
    const asked = value[name];
    if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) return false;
    return !(name === 'bbox' && isWholeCountry(asked));
  });
  if (isNarrow) return;
  const message = 'Стеснете търсенето: изберете място, цена или вид жилище.';
  issues.push({ code: 'custom', input: value, message, path: [] });
}

/** Filters of `GET /properties`, as in the address of the results (design/alerts, Data). */
export const SavedFilter = z
  .strictObject(filters)
  .check(checkBounds)
  .check(checkNarrow)
  // alerts only cover listings published after saving
  .transform(({ publishedWithin: _within, ...filter }) => filter);
export type SavedFilter = z.output<typeof SavedFilter>;
export type SavedFilterInput = z.input<typeof SavedFilter>;

const Name = textBetween(1, LIMIT.nameMax);
const Reasons = z
  .array(keysOf(alertReasons))
  .min(1, 'Изберете поне една причина.')
  .max(alertReasonNames.length)
  .transform((reasons) => alertReasonNames.filter((reason) => reasons.includes(reason)));
const Frequency = keysOf(alertFrequencies);

const wanted = {
  name: Name,
  filter: SavedFilter,
  frequency: Frequency.default('instant'),
  reasons: Reasons.default(alertReasonNames),
};

export const NewSavedSearch = z.strictObject({
  ...wanted,
  /** `asOf` of the shown results: alerts cover later listings. */
  asOf: IsoDateTime.optional(),
});
export type NewSavedSearch = z.output<typeof NewSavedSearch>;

/** `state` pauses or resumes; a new `filter` restarts the search and drops its queued hits. */
export const SavedSearchChange = z
  .strictObject({
    name: Name,
    filter: SavedFilter,
    frequency: Frequency,
    reasons: Reasons,
    state: z.enum(['active', 'paused']),
  })
  .partial();
export type SavedSearchChange = z.output<typeof SavedSearchChange>;

export const NewAnonymousSearch = NewSavedSearch.extend({
  /** Personal name: it appears in a mail to an unconfirmed address. */
  name: personName(Name),
  email: z.email().max(254).toLowerCase(),
});
export type NewAnonymousSearch = z.output<typeof NewAnonymousSearch>;

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** Query of the results page: `location=sofia&priceMax=1500`. */
  search: z.string(),
  frequency: Frequency,
  reasons: z.array(keysOf(alertReasons)),
  state: keysOf(savedSearchStates),
  /** Hits since the search was last opened. */
  newCount: z.number(),
  /** Due time of the queued hits; null without any. */
  nextMailAt: IsoDateTime.nullable(),
  lastOpenedAt: IsoDateTime.nullable(),
  createdAt: IsoDateTime,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Reply to `GET` of a mail's link, which changes nothing. */
export const AlertLinkShown = z.object({
  action: z.enum(alertLinkActions),
  /** Current state of the searches in the link. */
  searches: z.array(z.object({ name: z.string(), search: z.string(), state: keysOf(savedSearchStates) })),
});
export type AlertLinkShown = z.infer<typeof AlertLinkShown>;

export const SearchEstimate = z.object({
  /** Listings published within `days`. */
  found: z.number(),
  days: z.number(),
  /** Listings per day, to one decimal. */
  aDay: z.number(),
});
export type SearchEstimate = z.infer<typeof SearchEstimate>;

/** One hit in mails and on the page of matches. */
export const AlertMatch = z.object({
  listing: PropertyCard,
  reason: z.union([keysOf(alertReasons), keysOf(favoriteNews)]),
  /** Rent before a price drop. */
  previous: Money.nullable(),
  at: IsoDateTime,
});
export type AlertMatch = z.infer<typeof AlertMatch>;

/** `mail`: the listings of that mail. Default: the hits since the search was last opened. */
export const MatchesQuery = z.strictObject({ mail: Id.optional(), ...pageQuery(50) });
export const Matches = z.object({
  data: z.array(AlertMatch),
  /** Number of mailed listings that are no longer public. */
  goneCount: z.number(),
  pagination: Pagination,
  servedToken: ServedToken,
});

/** Counts for the header's badge and the home page. */
export const SearchNews = z.object({ searches: z.number(), listings: z.number() });
export type SearchNews = z.infer<typeof SearchNews>;

export const AlertToken = z.strictObject({ token: z.string().max(600) });
/**
 * Loose: mail clients send the form of RFC 8058. `hasFoundHome` answers the question of a `still` link with no and acts
 * as `stop_all`.
 */
export const FollowedAlertLink = z.looseObject({ hasFoundHome: z.boolean().optional() });
export type FollowedAlertLink = z.infer<typeof FollowedAlertLink>;
export const FavoriteTold = z.strictObject({ isTold: z.boolean() });
