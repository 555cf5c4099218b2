import { useNavigationType } from '@pokriv/web-kit/router';
import { ErrorState, Stack } from '@pokriv/web-kit/ui';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { CardGrid } from '../card/card-grid.tsx';
import { EmptyResults } from './empty-results.tsx';
import { searchTexts } from './messages.ts';
import { searchHref } from '../search-address/search-state.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

const EAGER_PICTURES = 3;

const Root = styled(Stack)`
  transition: opacity 120ms ease-out;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Found listings, their skeletons, nothing found, or the failure with another try. */
export function ResultList({ search, results }: { search: Search; results: Results }) {
  const { cards, pagination, error, isLoading, mutate } = results;
  const { page } = search.state;
  const kind = useNavigationType();
  const shownPage = useRef(page);

  // The address of a page differs only in its parameters, which the shell does not scroll for.
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
  }, [page, kind]);

  if (error && !isLoading) return <ErrorState message={error.message} onRetry={() => void mutate()} />;
  if (cards?.length === 0 && !isLoading) return <EmptyResults search={search} />;
  return (
    <Root as="section" $gap={8} aria-label={searchTexts.results} aria-busy={isLoading && cards !== undefined}>
      <CardGrid cards={cards} eager={EAGER_PICTURES} />
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
