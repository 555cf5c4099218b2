import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { AuditEntry } from '@pokriv/contracts/moderation/audit';
import { auditTargets, type AuditTarget } from '@pokriv/contracts/moderation/audit-targets';
import { Link } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';

const pageOfTarget: Partial<Record<AuditTarget, (id: string) => string>> = {
  listing: (id) => `${pathTo(pages.adminQueueItem, id)}?status=all`,
  user: (id) => pathTo(pages.adminUser, id),
  report: (id) => `${pages.adminReports.path}?id=${id}`,
  thread: () => pages.adminMessages.path,
  contact: (id) => `${pages.adminContacts.path}?id=${id}`,
  payment: (id) => `${pages.adminPayments.path}?id=${id}`,
  role_request: () => pages.adminRoleRequests.path,
  appeal: (id) => `${pages.adminAppeals.path}?id=${id}`,
};

export function TargetName({ target: { kind, id, label } }: Pick<AuditEntry, 'target'>) {
  const page = pageOfTarget[kind]?.(id);
  const name = label || id;
  return (
    <>
      {page ? <Link to={page}>{name}</Link> : name}
      <Text as="small" $size="tiny" $tone="muted">
        {' '}
        {auditTargets[kind]}
      </Text>
    </>
  );
}
