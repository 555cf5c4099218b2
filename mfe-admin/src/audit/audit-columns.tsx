import * as pages from '@pokriv/contracts/pages';
import type { AuditEntry } from '@pokriv/contracts/moderation/audit';
import { actionText } from '@pokriv/contracts/moderation/audit-words';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { styled } from 'styled-components';

import type { Column } from '../table/column.ts';
import { Changes } from './changes.tsx';
import { texts } from './messages.ts';
import { TargetName } from './target-name.tsx';

export const AUDIT_PATH = pages.adminAudit.path;

const Name = styled(Link)`
  white-space: nowrap;
`;

const labels = texts.columns;

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'at',
    label: labels.at,
    cell: ({ at }) => <time dateTime={at}>{formatDate(at, 'moment')}</time>,
    isMoment: true,
  },
  {
    id: 'actor',
    label: labels.actor,
    cell: ({ actor }) => <Name to={`${AUDIT_PATH}?actorId=${actor.id}`}>{actor.name}</Name>,
  },
  { id: 'action', label: labels.action, cell: ({ action }) => actionText(action) },
  { id: 'target', label: labels.target, cell: ({ target }) => <TargetName target={target} /> },
  { id: 'reason', label: labels.reason, cell: ({ reason }) => reason ?? texts.none },
  { id: 'changes', label: labels.changes, cell: (entry) => <Changes entry={entry} /> },
  { id: 'ip', label: labels.ip, cell: ({ ip }) => ip, isExtra: true },
];
