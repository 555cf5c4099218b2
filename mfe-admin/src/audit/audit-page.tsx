import type { AuditEntry } from '@pokriv/contracts/moderation/audit';
import { auditTargets } from '@pokriv/contracts/moderation/audit-targets';
import { actionWords } from '@pokriv/contracts/moderation/audit-words';
import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';
import { TablePage, type TableShape } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { AUDIT_PATH, auditColumns } from './audit-columns.tsx';
import { texts } from './messages.ts';

const shape: TableShape<AuditEntry> = {
  id: 'audit',
  title: texts.title,
  counted: texts.counted,
  searchHint: texts.searchHint,
  filters: [
    { name: 'kind', label: texts.kind, options: auditTargets },
    { name: 'action', label: texts.action, options: actionWords },
    { name: 'from', label: texts.from, isDay: true },
    { name: 'to', label: texts.to, isDay: true },
    { name: 'actorId', label: texts.actor },
    { name: 'targetId', label: texts.target },
  ],
  sorts: {},
  columns: auditColumns,
  rowKey: ({ id }) => id,
  csv: 'exportAudit',
};

/** Read-only audit log of administrator actions, newest first. */
export function AuditPage() {
  const address = useTableAddress({
    path: AUDIT_PATH,
    filters: shape.filters,
    sorts: shape.sorts,
    defaultSort: '',
  });
  const list = useRead('listAudit', { query: address.listQuery, swr: fresh });
  return <TablePage shape={shape} address={address} list={list} />;
}
