import * as pages from '@pokriv/contracts/pages';
import type { AdminUser } from '@pokriv/contracts/account/admin-user';
import { adminUserSorts, adminUserStates } from '@pokriv/contracts/account/admin-user-options';
import { planNames } from '@pokriv/contracts/billing/plans';
import { roles } from '@pokriv/contracts/roles';
import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';
import { TablePage, type TableShape } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { texts } from './messages.ts';
import { userColumns } from './table/user-columns.tsx';

const shape: TableShape<AdminUser> = {
  id: 'users',
  title: texts.title,
  counted: texts.found,
  searchHint: texts.searchHint,
  filters: [
    { name: 'role', label: texts.filters.role, options: roles },
    { name: 'state', label: texts.filters.state, options: adminUserStates },
    { name: 'plan', label: texts.filters.plan, options: planNames },
    { name: 'days', label: texts.filters.days },
  ],
  sorts: adminUserSorts,
  columns: userColumns,
  rowKey: ({ id }) => id,
  csv: 'exportUsers',
  savedAs: 'users',
};

/** All accounts (spec §2). */
export function UsersPage() {
  const address = useTableAddress({
    path: pages.adminUsers.path,
    filters: shape.filters,
    sorts: shape.sorts,
    defaultSort: 'newest',
  });
  const list = useRead('listUsers', { query: address.listQuery, swr: fresh });
  return <TablePage shape={shape} address={address} list={list} />;
}
