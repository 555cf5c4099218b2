import { LiveIndex } from '@pokriv/search-index';
import type { Connection } from 'mongoose';

import { listingSchema } from './listing-index.ts';
import { memoryEngine } from './memory-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/** The search engine of this process. */
export const openSearchEngine = (connection: Connection): SearchEngine =>
  memoryEngine({ connection, liveIndex: new LiveIndex(listingSchema) });
