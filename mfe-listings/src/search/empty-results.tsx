import { ButtonLink, EmptyState } from '@pokriv/web-kit/ui';

import { FilterChips } from './filter-chips.tsx';
import { searchTexts } from './messages.ts';
import { isNarrowed, searchHref } from '../search-address/search-state.ts';
import type { Search } from './use-search.ts';

/** Nothing found: which filter to drop, or the way back from a page that is past the end. */
export function EmptyResults({ search }: { search: Search }) {
  if (search.state.page > 1) {
    const first = searchHref({ ...search.state, page: 1 });
    return (
      <EmptyState
        title={searchTexts.pastEnd}
        actions={<ButtonLink to={first}>{searchTexts.firstPage}</ButtonLink>}
      />
    );
  }
  if (!isNarrowed(search.state)) {
    return <EmptyState title={searchTexts.emptyAll}>{searchTexts.emptyAllText}</EmptyState>;
  }
  return (
    <EmptyState title={searchTexts.emptyTitle} actions={<FilterChips search={search} isCentred />}>
      {searchTexts.emptyText}
    </EmptyState>
  );
}
