import { LiveIndex } from '@pokriv/search-index';
import type { Connection } from 'mongoose';

import { listingSchema } from './listing-index.ts';
import { memoryEngine } from './memory-engine.ts';
import { clusterClient } from './opensearch/client.ts';
import { clusterEngine } from './opensearch/cluster-engine.ts';
import { fieldsHash } from './opensearch/documents.ts';
import { indices } from './opensearch/indices.ts';
import type { SearchEngine } from './search-engine.ts';

/** Name of the index in a search cluster: each release searches an index with its own fields. */
export const LISTINGS_ALIAS = `listings-${fieldsHash}`;

/** The search engine of this process. @param url of an OpenSearch cluster; absent: the index in memory */
export const openSearchEngine = (connection: Connection, url: string | undefined): SearchEngine =>
  url === undefined
    ? memoryEngine({ connection, liveIndex: new LiveIndex(listingSchema) })
    : clusterEngine({ connection, url, alias: LISTINGS_ALIAS });

/** Asks the cluster for the indexes of this release, of which it may have none. @throws Error when it does not answer */
export const clusterCheck = (url: string) => indices(clusterClient(url), LISTINGS_ALIAS).names;
