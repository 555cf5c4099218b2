import * as pages from '@pokriv/contracts/pages';
import type { FirstScreenOf, PageRead } from '@pokriv/web-kit/first-screen';
import { matchPath } from '@pokriv/web-kit/router';

import { detailReads } from './detail/detail-reads.ts';
import { landlordReads } from './landlord/landlord-reads.ts';
import { plainSentence } from './search/plain-sentence.ts';
import { searchReads } from './search-address/search-reads.ts';

export { routes } from './routes.tsx';

interface Page {
  path: string;
  chunk: string;
  reads: (params: Readonly<Record<string, string | undefined>>, search: string) => readonly PageRead[];
}

/** Public pages; `chunk` is the webpack chunk name in routes.tsx. */
const openPages: readonly Page[] = [
  { path: pages.home.path, chunk: 'home', reads: () => [{ name: 'readHomePage' }] },
  { path: pages.search.path, chunk: 'search', reads: (_params, search) => searchReads(search) },
  { path: pages.listing.path, chunk: 'detail', reads: ({ id = '' }) => detailReads(id) },
  {
    path: pages.landlord.path,
    chunk: 'landlord',
    reads: ({ id = '' }, search) => landlordReads(id, search),
  },
];

export const plainForm = plainSentence;

export const firstScreenOf: FirstScreenOf = (path, search) => {
  for (const { path: pattern, chunk, reads } of openPages) {
    const match = matchPath(pattern, path);
    if (match) return { chunk, reads: reads(match.params, search) };
  }
  return undefined;
};
