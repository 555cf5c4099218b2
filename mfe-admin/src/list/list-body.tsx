import type { AppError } from '@pokriv/contracts/errors';
import type { Pagination as Paging } from '@pokriv/contracts/zod-parts';
import { ButtonLink, Card, EmptyState, ErrorState, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

import { texts } from '../messages.ts';

interface Found<Row> {
  data: Row[];
  pagination: Paging;
}

interface ListBodyProps<Row> {
  found: Found<Row> | undefined;
  error: AppError | undefined;
  onRetry: () => void;
  empty: { title: string; hint: string; actions?: ReactNode };
  /** Height of a skeleton row, px. */
  rowHeight: number;
  hrefFor: (page: number) => string;
  children: (rows: Row[]) => ReactNode;
}

export function ListBody<Row>({
  found,
  error,
  onRetry,
  empty,
  rowHeight,
  hrefFor,
  children,
}: ListBodyProps<Row>) {
  if (!found && error)
    return <ErrorState message={error.message} requestId={error.body.requestId} onRetry={onRetry} />;
  if (!found) {
    return (
      <Loading>
        <Stack $gap={3}>
          {[1, 2, 3, 4].map((row) => (
            <Card key={row}>
              <Skeleton $height={`${rowHeight}px`} />
            </Card>
          ))}
        </Stack>
      </Loading>
    );
  }
  const { page, totalPages } = found.pagination;
  if (totalPages > 0 && page > totalPages) {
    return (
      <EmptyState
        title={texts.pastEnd}
        icon={Inbox}
        actions={<ButtonLink to={hrefFor(totalPages)}>{texts.toLastPage}</ButtonLink>}
      >
        {texts.pages(totalPages)}
      </EmptyState>
    );
  }
  return (
    <Stack $gap={5}>
      {found.data.length === 0 ? (
        <EmptyState title={empty.title} icon={Inbox} actions={empty.actions}>
          {empty.hint}
        </EmptyState>
      ) : (
        children(found.data)
      )}
      <Pagination page={page} pages={totalPages} hrefFor={hrefFor} />
    </Stack>
  );
}
