import type { AuditEntry } from '@pokriv/contracts/audit';
import { auditTargets, type AuditTarget } from '@pokriv/contracts/audit-targets';
import { Link } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';

const pages: Partial<Record<AuditTarget, (id: string) => string>> = {
  listing: (id) => `/admin/properties/${id}?status=all`,
  user: (id) => `/admin/users/${id}`,
  report: (id) => `/admin/reports?id=${id}`,
  contact: (id) => `/admin/contacts?id=${id}`,
  payment: (id) => `/admin/payments?id=${id}`,
  role_request: () => '/admin/role-requests',
};

/** What was acted on, with the way to it where it has a page. */
export function TargetName({ target: { kind, id, label } }: Pick<AuditEntry, 'target'>) {
  const page = pages[kind]?.(id);
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
