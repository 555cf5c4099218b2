import type { PropertySort } from '@pokriv/contracts/listing/property-options';
import { landlordListings, type LandlordPage } from '@pokriv/contracts/search/landlord-listings';
import { useRead } from '@pokriv/web-kit/api';
import { keepPrevious } from '@pokriv/web-kit/keep-previous';
import { useNavigate, useNavigationType } from '@pokriv/web-kit/router';
import {
  breakpoint,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  size,
  space,
  Stack,
} from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { House } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import { CardGrid } from '../card/card-grid.tsx';
import { nothingSought } from '../search-address/search-state.ts';
import { landlordHref, landlordSorts } from './landlord-address.ts';
import { landlordTexts as texts } from './messages.ts';

const OPTIONS = landlordSorts.map(([value, label]) => ({ value, label }));
const DEFAULT_SORT = nothingSought.sort;

const Order = styled.div`
  width: 100%;

  ${breakpoint.tablet} {
    width: 280px;
  }
`;

const Title = styled(Heading)`
  scroll-margin-top: calc(${size.header} + ${space(4)});

  &:focus {
    outline: none;
  }
`;

/** Focuses the heading, which scrolls to it, on a page change. */
function useFocusOnPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  const kind = useNavigationType();
  const arrive = useEffectEvent(() => {
    if (shown.current !== page && kind === 'PUSH') heading.current?.focus();
    shown.current = page;
  });
  useEffect(() => arrive(), [page]);
  return heading;
}

/** Active listings; order and page are in the URL. */
export function LandlordListings({ id, asked }: { id: string; asked: LandlordPage }) {
  const navigate = useNavigate();
  const heading = useFocusOnPage(asked.page);
  const { sort, page } = asked;
  const query = useMemo(() => landlordListings(id, { sort, page }), [id, sort, page]);
  const { data, error, isLoading, mutate } = useRead('searchProperties', {
    query,
    swr: keepPrevious,
  });
  const order = (chosen: PropertySort) =>
    void navigate(landlordHref(id, { page: 1, ...(chosen !== DEFAULT_SORT && { sort: chosen }) }), {
      replace: true,
    });
  return (
    <Stack as="section" $gap={6} aria-label={texts.list} aria-busy={isLoading}>
      <Cluster $spread $gap={4}>
        <Title ref={heading} tabIndex={-1}>
          {texts.list}
        </Title>
        {data !== undefined && data.pagination.total > 1 && (
          <Order>
            <Select
              label={texts.order}
              options={OPTIONS}
              value={sort ?? DEFAULT_SORT}
              onChange={(event) => order(event.target.value as PropertySort)}
            />
          </Order>
        )}
      </Cluster>
      {error && !data ? (
        <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
      ) : data?.data.length === 0 ? (
        <EmptyState
          icon={House}
          title={texts.emptyTitle}
          actions={<ButtonLink to={landlordHref(id, { page: 1 })}>{texts.firstPage}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <CardGrid cards={data?.data} servedToken={data?.servedToken} isFirstEager />
      )}
      {data && (
        <Pagination
          page={page}
          pages={data.pagination.totalPages}
          hrefFor={(number) => landlordHref(id, { ...asked, page: number })}
        />
      )}
    </Stack>
  );
}
