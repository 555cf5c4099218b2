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

/** At least one narrows a search: place, area on the map, rent, kind, words (design/alerts, Rules). */
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

/** The filters of `GET /properties`, as their values stand in an address (design/alerts, Data). */
export const SavedFilter = z
  .strictObject(filters)
  .check(checkBounds)
  .check(checkNarrow)
  // a saved search tells only what became public after it
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
  /** `asOf` of the results that the person sees: what became public after it is told. */
  asOf: IsoDateTime.optional(),
});
export type NewSavedSearch = z.output<typeof NewSavedSearch>;

/** `state` stops and wakes; a changed filter starts the search again and drops its waiting hits. */
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
  /** Stands in a mail to an address that is not confirmed. */
  name: personName(Name),
  email: z.email().max(254).toLowerCase(),
});
export type NewAnonymousSearch = z.output<typeof NewAnonymousSearch>;

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the results page, `location=sofia&priceMax=1500`. */
  search: z.string(),
  frequency: Frequency,
  reasons: z.array(keysOf(alertReasons)),
  state: keysOf(savedSearchStates),
  /** Hits since the search was last opened. */
  newCount: z.number(),
  /** Of the hits that wait; null when none does. */
  nextMailAt: IsoDateTime.nullable(),
  lastOpenedAt: IsoDateTime.nullable(),
  createdAt: IsoDateTime,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Reply to `GET` of a mail's link; nothing changes yet. */
export const AlertLinkShown = z.object({
  action: z.enum(alertLinkActions),
  /** Current state of the searches in the link. */
  searches: z.array(z.object({ name: z.string(), search: z.string(), state: keysOf(savedSearchStates) })),
});
export type AlertLinkShown = z.infer<typeof AlertLinkShown>;

export const SearchEstimate = z.object({
  /** Listings that became public within `days`. */
  found: z.number(),
  days: z.number(),
  /** A day, rounded to one decimal. */
  aDay: z.number(),
});
export type SearchEstimate = z.infer<typeof SearchEstimate>;

/** One hit as mails and the page of matches show it. */
export const AlertMatch = z.object({
  listing: PropertyCard,
  reason: z.union([keysOf(alertReasons), keysOf(favoriteNews)]),
  /** The rent before, of a lower price. */
  previous: Money.nullable(),
  at: IsoDateTime,
});
export type AlertMatch = z.infer<typeof AlertMatch>;

/** `mail`: exactly the listings of that mail; without it the hits since the search was last opened. */
export const MatchesQuery = z.strictObject({ mail: Id.optional(), ...pageQuery(50) });
export const Matches = z.object({
  data: z.array(AlertMatch),
  /** Told in the mail and not public any more. */
  goneCount: z.number(),
  pagination: Pagination,
  servedToken: ServedToken,
});

/** For the header's badge and the home page. */
export const SearchNews = z.object({ searches: z.number(), listings: z.number() });
export type SearchNews = z.infer<typeof SearchNews>;

export const AlertToken = z.strictObject({ token: z.string().max(600) });
/**
 * Loose: mail clients send the form of RFC 8058. `hasFoundHome` answers the question of a `still` link with no: it then
 * stops all, as `stop_all` does.
 */
export const FollowedAlertLink = z.looseObject({ hasFoundHome: z.boolean().optional() });
export type FollowedAlertLink = z.infer<typeof FollowedAlertLink>;
export const FavoriteTold = z.strictObject({ isTold: z.boolean() });
