import { roleRequestStatuses, type RoleRequestStatus } from '@pokriv/contracts/account/role-request-states';
import { roles } from '@pokriv/contracts/roles';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

import { fresh } from '../../list/fresh.ts';
import { texts } from '../messages.ts';
import { Records, type PersonListProps } from './records.tsx';

const tones: Readonly<Record<RoleRequestStatus, BadgeTone>> = {
  pending: 'wait',
  approved: 'good',
  rejected: 'danger',
};

export function PersonRoleRequests({ userId, page, hrefFor }: PersonListProps) {
  const list = useRead('listRoleChangeRequests', { query: { userId, page: String(page) }, swr: fresh });
  return (
    <Records
      list={list}
      empty={texts.records.roleRequests}
      hrefFor={hrefFor}
      toRecord={({ id, currentRole, requestedRole, status, reason, notes, createdAt }) => ({
        id,
        title: texts.records.roleFromTo(roles[currentRole], roles[requestedRole]),
        badge: <Badge $tone={tones[status]}>{roleRequestStatuses[status]}</Badge>,
        when: formatDate(createdAt, 'moment'),
        lines: [reason, notes ? texts.records.answer(notes) : ''],
      })}
    />
  );
}
