import * as pages from '@pokriv/contracts/pages';

const PATH = pages.adminSearch.path;

export const searchAddress = (text: string): string =>
  text.trim() ? `${PATH}?${new URLSearchParams({ q: text.trim() }).toString()}` : PATH;
