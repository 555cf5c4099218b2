import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { systemActor } from '@pokriv/contracts/moderation/audit-targets';
import { useRead } from '@pokriv/web-kit/api';
import { Link } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';

import { fullName } from '../list/full-name.ts';
import { texts } from './messages.ts';

/** Administrator of the decision; nameless while loading and after erasure of the account. */
export function Decider({ id }: { id: string }) {
  const isOwn = useUser()?.id === id;
  const isSystem = id === systemActor.id;
  const isEnabled = !isOwn && !isSystem;
  const read = useRead('getUser', { params: { id }, quiet: ['NOT_FOUND', 'GONE'], isEnabled });
  if (isOwn) return texts.you;
  if (isSystem) return systemActor.name;
  if (!read.data) return texts.someAdministrator;
  return <Link to={pathTo(pages.adminUser, id)}>{fullName(read.data.data)}</Link>;
}
