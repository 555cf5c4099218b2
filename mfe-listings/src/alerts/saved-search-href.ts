import * as pages from '@pokriv/contracts/pages';

/** Link to a search in the list of saved ones, which scrolls to it. */
export const savedSearchHref = (id: string): string => `${pages.savedSearches.path}#${id}`;
