import * as pages from '@pokriv/contracts/pages';
import type { Pagination as Paging } from '@pokriv/contracts/zod-parts';
import { useRead } from '@pokriv/web-kit/api';
import { keepPrevious } from '@pokriv/web-kit/keep-previous';
import type { SessionUser } from '@pokriv/web-kit/session';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@pokriv/web-kit/ui';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { MessageCircle } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { ThreadFilters } from './thread-filters.tsx';
import { ThreadRow } from './thread-row.tsx';
import type { InboxAddress, InboxFilters } from './use-inbox-address.ts';

const FRESH_MS = 2000;

const Rows = styled(Stack)`
  list-style: none;
`;

const queryOf = ({ side, listingId, label, unread, archived, query, page }: InboxFilters) => ({
  ...(side && { side }),
  ...(listingId && { listingId }),
  ...(label && { label }),
  ...(unread && { unread: 'true' }),
  ...(archived && { archived: 'true' }),
  ...(query && { query }),
  ...(page > 1 && { page: String(page) }),
});

interface NoThreadsProps {
  address: InboxAddress;
  paging: Paging;
}

function NoThreads({ address, paging: { page, totalPages } }: NoThreadsProps) {
  const { side, listingId, label, unread, archived, query } = address.filters;
  if (totalPages > 0 && page > totalPages) {
    return (
      <EmptyState
        icon={MessageCircle}
        title={texts.pastEnd}
        actions={<ButtonLink to={address.hrefForPage(totalPages)}>{texts.toLastPage}</ButtonLink>}
      />
    );
  }
  const isSearched = Boolean(side ?? listingId ?? label) || unread || query !== '';
  if (archived && !isSearched) return <EmptyState icon={MessageCircle} title={texts.archiveEmpty} />;
  if (isSearched) return <EmptyState title={texts.nothingFound}>{texts.nothingFoundText}</EmptyState>;
  return (
    <EmptyState
      icon={MessageCircle}
      title={texts.empty}
      actions={<ButtonLink to={pages.search.path}>{texts.toSearch}</ButtonLink>}
    >
      {texts.emptyText}
    </EmptyState>
  );
}

interface ThreadListProps {
  user: SessionUser;
  address: InboxAddress;
}

export function ThreadList({ user, address }: ThreadListProps) {
  const { data, error, isLoading, mutate } = useRead('listThreads', {
    query: queryOf(address.filters),
    swr: { dedupingInterval: FRESH_MS, ...keepPrevious },
  });
  const isLandlord = user.role !== 'tenant';
  const threads = data?.data ?? [];
  const listings = new Map(
    threads.filter(({ side }) => side === 'landlord').map(({ listing }) => [listing.id, listing]),
  );
  const isChanging = data !== undefined && isLoading;
  const hasFilters = address.isNarrowed || isChanging || (data !== undefined && data.pagination.total > 0);
  return (
    <Stack $gap={4}>
      <Heading as={address.threadId === undefined ? 'h1' : 'h2'} $size="title">
        {texts.title}
      </Heading>
      {hasFilters && (
        <ThreadFilters address={address} isLandlord={isLandlord} listings={[...listings.values()]} />
      )}
      {!data && error && (
        <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
      )}
      <VisuallyHidden role="status">
        {data && !isChanging && texts.found(data.pagination.total)}
      </VisuallyHidden>
      {!error && (!data || (isChanging && threads.length === 0)) && (
        <Loading>
          <Stack $gap={3}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} $height="72px" />
            ))}
          </Stack>
        </Loading>
      )}
      {data?.data.length === 0 && !isChanging && <NoThreads address={address} paging={data.pagination} />}
      {threads.length > 0 && (
        <Rows as="ul" $gap={1} aria-label={texts.list} aria-busy={isChanging}>
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              href={address.hrefForThread(thread.id)}
              isOpen={thread.id === address.threadId}
            />
          ))}
        </Rows>
      )}
      {data && threads.length > 0 && (
        <Pagination
          page={data.pagination.page}
          pages={data.pagination.totalPages}
          hrefFor={address.hrefForPage}
        />
      )}
    </Stack>
  );
}
