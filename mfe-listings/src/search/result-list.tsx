import { ErrorState, Stack, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { styled } from 'styled-components';

import { searchHref } from '../search-address/search-state.ts';
import { EmptyResults } from './empty-results.tsx';
import { searchTexts } from './messages.ts';
import { ResultGrid, type Hover } from './result-grid.tsx';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

const Root = styled(Stack)`
  transition: opacity 120ms ease-out;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

interface ResultListProps {
  search: Search;
  results: Results;
  hover: Hover;
}

/** Found listings, their skeletons, nothing found, or the failure with another try. */
export function ResultList({ search, results, hover }: ResultListProps) {
  const { cards, servedToken, pagination, error, isLoading, mutate } = results;
  if (error && !isLoading) {
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  }
  if (cards?.length === 0 && !isLoading) return <EmptyResults search={search} results={results} />;
  return (
    <Root as="section" $gap={8} aria-label={searchTexts.results} aria-busy={isLoading && cards !== undefined}>
      <VisuallyHidden as="h2">{searchTexts.results}</VisuallyHidden>
      <ResultGrid
        cards={cards}
        servedToken={servedToken}
        hover={hover}
        isBesideMap={search.state.view === 'split'}
      />
      {pagination && (
        <Pagination
          page={pagination.page}
          pages={pagination.totalPages}
          hrefFor={(number) => searchHref({ ...search.state, page: number })}
        />
      )}
    </Root>
  );
}
