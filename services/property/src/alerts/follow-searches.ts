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

/** A search that is active with its filter; any other is none to evaluate. */
interface Step {
  id: string;
  filter?: SavedFilter;
}
type Kept = Pick<SavedSearch, '_id' | 'filter' | 'state'>;

/** Only what evaluation needs to know of a search at once: the rest is read with its hits. */
const pipeline = [{ $project: { operationType: 1, wallTime: 1, documentKey: 1, fullDocument: kept } }];

interface SearchEvent extends StreamEvent {
  documentKey: { _id: string };
  fullDocument?: Kept | null;
}

const stepOf = ({ _id, filter, state }: Kept): Step => ({ id: _id, ...(state === 'active' && { filter }) });

/** A deleted search has no document any more; one that changed again is looked up as it is by then. */
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

/** The searches in memory; loaded again beside the old ones when the change stream lost its place. */
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
  /** Starts to load the searches and to follow their changes. */
  start: () => void;
  /** All active searches, once they are loaded; starts when nothing has. A search saved just now may miss. */
  loaded: () => Promise<LiveSearches>;
  close: () => Promise<void>;
}

/**
 * The active searches in the memory of this process, kept equal to the stored ones by their change stream (design/alerts,
 * Flow 3). What the stream has not told yet is found when the search is caught up.
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
