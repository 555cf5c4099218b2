import { useRead } from '@pokriv/web-kit/api';
import { formatCount } from '@pokriv/web-kit/format';

import { searchTexts } from './messages.ts';
import { searchQuery, type SearchState } from '../search-address/search-state.ts';

/** Rows of three and of two come out even. */
const PAGE_SIZE = '24';

/** What was found; while a new answer comes, the former one stays. */
export function useResults(state: SearchState) {
  const query = { ...searchQuery(state), limit: PAGE_SIZE };
  const read = useRead('searchProperties', { query, swr: { keepPreviousData: true } });
  const pagination = read.data?.pagination;
  const count = pagination?.totalIsMinimum
    ? searchTexts.foundAtLeast
    : pagination && formatCount(pagination.total, searchTexts.found);
  return { ...read, cards: read.data?.data, pagination, count };
}

export type Results = ReturnType<typeof useResults>;
