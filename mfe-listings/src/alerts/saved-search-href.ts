import * as pages from '@pokriv/contracts/pages';

export const savedSearchHref = (id: string): string => `${pages.savedSearches.path}#${id}`;
