import type { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import type { Currency } from '@pokriv/contracts/money';
import { follow, type Followed, type Source } from '@pokriv/search-index';
import { log } from '@pokriv/service-kit/log';
import type { Connection } from 'mongoose';

import { isPlaceLost, openChanges, type StreamEvent } from '../search/open-changes.ts';
import type { SavedSearch } from './alert.models.ts';
import { savedSearchesOf } from './evaluated-search.repository.ts';
import { LiveSearches } from './live-searches.ts';

const BATCH = 1000;
const kept = { _id: 1, filter: 1, state: 1 } as const;

/** `filter` is set only for an active search. */
interface Step {
  id: string;
  filter?: SavedFilter;
}
type Kept = Pick<SavedSearch, '_id' | 'filter' | 'state'>;

/** Projection for evaluation; other fields are read with the hits. */
const pipeline = [{ $project: { operationType: 1, wallTime: 1, documentKey: 1, fullDocument: kept } }];

interface SearchEvent extends StreamEvent {
  documentKey: { _id: string };
  fullDocument?: Kept | null;
}

const stepOf = ({ _id, filter, state }: Kept): Step => ({ id: _id, ...(state === 'active' && { filter }) });

/** A deleted search has no document; one changed again is looked up in its latest state. */
const changeOf = ({ documentKey, fullDocument }: SearchEvent): Step =>
  fullDocument ? stepOf(fullDocument) : { id: documentKey._id };

function searchSource(connection: Connection): Source<Step, Step> {
  const searches = savedSearchesOf(connection);
  return {
    open: (place) =>
      openChanges<SearchEvent, Step>(searches, { pipeline, changeOf, place, isLookedUp: true }),
    entries: async function* () {
      const found = searches.find<Kept>({ state: 'active' }, { projection: kept, batchSize: BATCH });
      for await (const search of found) yield stepOf(search);
    },
    isPlaceLost,
  };
}

function put(searches: LiveSearches, { id, filter }: Step): void {
  if (filter) searches.put(id, filter);
  else searches.remove(id);
}

/** Searches in memory; reloaded beside the old ones when the change stream loses its position. */
class LoadedSearches implements Followed<Step, Step> {
  readonly #primary: Currency;
  readonly #first: Promise<LiveSearches>;
  #tellFirst: (searches: LiveSearches) => void = () => undefined;
  #current: LiveSearches | undefined;

  constructor(primary: Currency) {
    this.#primary = primary;
    this.#first = new Promise((resolve) => (this.#tellFirst = resolve));
  }

  async fill(entries: AsyncIterable<Step>): Promise<void> {
    const searches = new LiveSearches(this.#primary);
    for await (const entry of entries) put(searches, entry);
    this.#current = searches;
    this.#tellFirst(searches);
  }

  apply(step: Step): void {
    if (this.#current) put(this.#current, step);
  }

  async loaded(): Promise<LiveSearches> {
    return this.#current ?? this.#first;
  }
}

export interface FollowedSearches {
  /** Loads the searches and follows their change stream. */
  start: () => void;
  /** All active searches once loaded; starts loading if needed. A search saved just now may be missing. */
  loaded: () => Promise<LiveSearches>;
  close: () => Promise<void>;
}

/**
 * In-memory copy of all active searches, synchronised by their change stream (design/alerts, Flow 3). The
 * catch-up covers the stream's lag.
 */
export function followSearches(connection: Connection, primary: Currency): FollowedSearches {
  const live = new LoadedSearches(primary);
  let following: ReturnType<typeof follow> | undefined;
  const start = () => {
    following ??= follow(live, searchSource(connection), {
      onBreak: (error) => log.warn({ err: error }, 'live searches: change stream broken, retrying'),
    });
  };
  return {
    start,
    loaded: () => {
      start();
      return live.loaded();
    },
    close: async () => following?.close(),
  };
}
