import type { AppError } from '@pokriv/contracts/errors';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import type { Words } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import {
  Card,
  Cluster,
  color,
  ErrorState,
  Heading,
  Loading,
  size,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { totalText } from '../list/total-text.ts';
import { texts } from './messages.ts';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    padding-block: ${space(1)} ${space(3)};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }
`;

const AllLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
`;

interface FoundGroupProps<Row> {
  title: string;
  counted: Words;
  read: {
    data?: { data: Row[]; pagination: Pagination } | undefined;
    error?: AppError | undefined;
    mutate: () => unknown;
  };
  allAddress: string;
  empty: ReactNode;
  rowKey: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** First results of one kind, with a link to all. */
export function FoundGroup<Row>({
  title,
  counted,
  read: { data, error, mutate },
  allAddress,
  empty,
  rowKey,
  children,
}: FoundGroupProps<Row>) {
  const heading = useId();
  const total = data && totalText(data.pagination, counted);
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack $gap={3}>
        <Cluster $spread $gap={3}>
          <Heading as="h2" $size="lead" id={heading}>
            {title}
          </Heading>
          {total && (
            <Text as="span" $size="small" $tone="muted" role="status">
              {total}
            </Text>
          )}
        </Cluster>
        {!data && error && (
          <ErrorState
            message={error.message}
            requestId={error.body.requestId}
            onRetry={() => void mutate()}
          />
        )}
        {!data && !error && (
          <Loading>
            <Stack $gap={3}>
              <Skeleton $height="48px" />
              <Skeleton $height="48px" />
            </Stack>
          </Loading>
        )}
        {data?.data.length === 0 && empty}
        {data && data.data.length > 0 && (
          <List>
            {data.data.map((row) => (
              <li key={rowKey(row)}>{children(row)}</li>
            ))}
          </List>
        )}
        {data && total && data.pagination.total > data.data.length && (
          <AllLink to={allAddress}>{texts.all(total)}</AllLink>
        )}
      </Stack>
    </Card>
  );
}
