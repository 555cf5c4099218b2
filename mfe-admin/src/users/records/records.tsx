import type { AppError } from '@pokriv/contracts/errors';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { Card, Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

import { ListBody } from '../../list/list-body.tsx';

export interface PersonListProps {
  userId: string;
  page: number;
  hrefFor: (page: number) => string;
}

export interface PersonRecord {
  id: string;
  title: ReactNode;
  badge?: ReactNode;
  when: string;
  lines: readonly string[];
}

interface RecordsProps<Row> {
  list: {
    data?: { data: Row[]; pagination: Pagination } | undefined;
    error?: AppError | undefined;
    mutate: () => unknown;
  };
  empty: { empty: string; hint: string };
  hrefFor: (page: number) => string;
  toRecord: (row: Row) => PersonRecord;
}

export function Records<Row>({ list, empty, hrefFor, toRecord }: RecordsProps<Row>) {
  return (
    <ListBody
      found={list.data}
      error={list.error}
      onRetry={() => void list.mutate()}
      rowHeight={48}
      hrefFor={hrefFor}
      empty={{ title: empty.empty, hint: empty.hint }}
    >
      {(rows) => (
        <Stack $gap={3}>
          {rows.map((row) => {
            const { id, title, badge, when, lines } = toRecord(row);
            return (
              <Card as="article" key={id}>
                <Stack $gap={1}>
                  <Cluster $spread $gap={2}>
                    <Cluster $gap={2}>
                      <Text as="strong">{title}</Text>
                      {badge}
                    </Cluster>
                    <Text as="span" $size="tiny" $tone="muted">
                      {when}
                    </Text>
                  </Cluster>
                  {lines.filter(Boolean).map((line) => (
                    <Text key={line} $size="small" $tone="muted">
                      {line}
                    </Text>
                  ))}
                </Stack>
              </Card>
            );
          })}
        </Stack>
      )}
    </ListBody>
  );
}
