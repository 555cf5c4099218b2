import * as pages from '@pokriv/contracts/pages';

const PATH = pages.adminSearch.path;

/** Address of the search for a text. */
export const searchAddress = (text: string): string =>
  text.trim() ? `${PATH}?${new URLSearchParams({ q: text.trim() }).toString()}` : PATH;
