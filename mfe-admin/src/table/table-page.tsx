import type { FilterPage } from '@pokriv/contracts/moderation/saved-filter-options';
import type { CallName } from '@pokriv/contracts/calls';
import type { AppError } from '@pokriv/contracts/errors';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { DownloadButton } from '@pokriv/web-kit/download';
import type { Words } from '@pokriv/web-kit/format';
import { Button, Cluster, Stack } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

import { SavedFilters } from '../filters/saved-filters.tsx';
import { ListBody } from '../list/list-body.tsx';
import { PageHead } from '../list/page-head.tsx';
import { totalText } from '../list/total-text.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { Choices, Filter } from './filter.ts';
import { texts } from './messages.ts';
import { TableFilters } from './table-filters.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';
import type { TableAddress } from './use-table-address.ts';

export interface TableShape<Row> {
  /** Storage key of the chosen columns. */
  id: string;
  title: string;
  counted: Words;
  searchHint: string;
  filters: readonly Filter[];
  sorts: Choices;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  csv?: CallName;
  /** The page keeps filters by name. */
  savedAs?: FilterPage;
}

interface TablePageProps<Row> {
  shape: TableShape<Row>;
  address: TableAddress;
  list: {
    data?: { data: Row[]; pagination: Pagination } | undefined;
    error?: AppError | undefined;
    mutate: () => unknown;
  };
  actions?: ReactNode;
  note?: ReactNode;
}

export function TablePage<Row>({ shape, address, list, actions, note }: TablePageProps<Row>) {
  const { columns, csv, filters, savedAs, sorts } = shape;
  const chosen = useChosenColumns(shape.id, columns);
  const { page: _page, ...listQuery } = address.listQuery;
  return (
    <Stack $gap={4}>
      <PageHead title={shape.title} total={list.data && totalText(list.data.pagination, shape.counted)}>
        <Cluster $gap={2}>
          {actions}
          <ColumnMenu columns={columns} chosen={chosen} />
          {csv && <DownloadButton name={csv} query={listQuery} />}
        </Cluster>
      </PageHead>
      <TableFilters address={address} filters={filters} sorts={sorts} searchHint={shape.searchHint} />
      {savedAs && <SavedFilters page={savedAs} address={address.hrefFor(1)} />}
      {note}
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={24}
        hrefFor={address.hrefFor}
        empty={{
          title: address.isNarrowed ? texts.notFound : texts.empty,
          hint: address.isNarrowed ? texts.notFoundHint : texts.emptyHint,
          actions: address.isNarrowed && (
            <Button type="button" variant="secondary" onClick={address.clear}>
              {texts.clear}
            </Button>
          ),
        }}
      >
        {(rows) => (
          <DataTable
            caption={shape.title}
            columns={chosen.shown}
            rows={rows}
            rowKey={shape.rowKey}
            sort={address.sort}
            onSort={(sort) => address.change({ sort })}
          />
        )}
      </ListBody>
    </Stack>
  );
}
