import { Button, ButtonLink, EmptyState, Figures, font } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { isNarrowed, searchHref } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import { focusResults } from './results-focus.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';
import { suggestionsOf, type Suggestion } from './suggestions.ts';

const Count = styled(Figures)`
  font-weight: ${font.weight.regular};
  opacity: 0.85;
`;

export function EmptyResults({ search, results }: { search: Search; results: Results }) {
  if (results.pagination && results.pagination.total > 0) {
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
  const ways = suggestionsOf(search.state, results.relaxed ?? []);
  const take = ({ change }: Suggestion) => {
    focusResults();
    search.change(change);
  };
  const clear = () => {
    focusResults();
    search.clear();
  };
  return (
    <EmptyState
      title={searchTexts.emptyTitle}
      actions={
        <>
          {ways.map((way) => (
            <Button key={way.text} type="button" variant="secondary" onClick={() => take(way)}>
              {way.text} <Count>{way.count}</Count>
            </Button>
          ))}
          <Button type="button" variant="quiet" onClick={clear}>
            {searchTexts.clearAll}
          </Button>
        </>
      }
    >
      {ways.length > 0 ? searchTexts.emptyWaysOut : searchTexts.emptyText}
    </EmptyState>
  );
}
