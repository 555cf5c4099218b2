import {
  Button,
  ErrorState,
  Notice,
  PageSpinner,
  Pagination,
  Stack,
  VisuallyHidden,
} from '@pokriv/web-kit/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { useHasHidden } from '../hidden/has-hidden.ts';
import { searchHref } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import { ResultGrid, type Hover } from './result-grid.tsx';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

const EmptyMissing = () => (
  <ErrorState message={searchTexts.emptyMissing} onRetry={() => location.reload()} />
);

/** Lazy, because few searches find nothing; `lazyPart` would not fit into the script of the list (P6). */
const EmptyResults = lazy(() =>
  import(/* webpackChunkName: "empty-results" */ './empty-results.tsx').catch(() => ({
    default: EmptyMissing,
  })),
);

/** Lazy, because few people hide listings. */
const HiddenLine = lazy(() =>
  import(/* webpackChunkName: "hidden" */ './hidden-line.tsx').catch(() => ({ default: () => null })),
);

const Root = styled(Stack)<{ $isFormer: boolean }>`
  > ul {
    opacity: ${({ $isFormer }) => ($isFormer ? 0.6 : 1)};
    transition: opacity 120ms ease-out;
  }
`;

interface ResultListProps {
  search: Search;
  results: Results;
  hover: Hover;
  save: SaveSearch;
}

export function ResultList({ search, results, hover, save }: ResultListProps) {
  const { cards, servedToken, pagination, error, isLoading, mutate } = results;
  const hasHidden = useHasHidden();
  const hasFormer = cards !== undefined && cards.length > 0;
  if (error && !isLoading && !hasFormer) {
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  }
  if (cards?.length === 0 && !isLoading)
    return (
      <Suspense fallback={<PageSpinner />}>
        <EmptyResults search={search} results={results} save={save} />
      </Suspense>
    );
  return (
    <Root
      as="section"
      $gap={8}
      $isFormer={hasFormer && (isLoading || error !== undefined)}
      aria-label={searchTexts.results}
      aria-busy={isLoading && cards !== undefined}
    >
      <VisuallyHidden as="h2">{searchTexts.results}</VisuallyHidden>
      {error && hasFormer && (
        <Notice
          tone="wait"
          actions={
            <Button type="button" variant="secondary" size="small" onClick={() => void mutate()}>
              {searchTexts.retry}
            </Button>
          }
        >
          {error.body.code === 'NETWORK' ? searchTexts.offline : searchTexts.formerShown(error.message)}
        </Notice>
      )}
      <ResultGrid cards={cards} servedToken={servedToken} hover={hover} sought={search.state} />
      {hasHidden && cards && (
        <Suspense fallback={null}>
          <HiddenLine cards={cards} />
        </Suspense>
      )}
      {pagination && !error && (
        <Pagination
          page={pagination.page}
          pages={pagination.totalPages}
          hrefFor={(number) => searchHref({ ...search.state, page: number })}
          linkState={search.linkState}
        />
      )}
    </Root>
  );
}
