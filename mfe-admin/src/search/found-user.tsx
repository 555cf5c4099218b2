import type { AdminUser } from '@pokriv/contracts/account/admin-user';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatPhone } from '@pokriv/contracts/phone';
import { roles } from '@pokriv/contracts/roles';
import { Link } from '@pokriv/web-kit/router';
import { Avatar, Cluster, Text } from '@pokriv/web-kit/ui';

import { fullName } from '../list/full-name.ts';
import { MailLine } from '../list/mail-line.tsx';
import { StateBadge } from '../list/state-badge.tsx';
import { FoundRow } from './found-row.ts';

export function FoundUser({ user }: { user: AdminUser }) {
  const { id, email, phone, role, state, avatar, company } = user;
  const name = fullName(user);
  return (
    <FoundRow $side={40}>
      <Avatar name={name} px={40} picture={avatar ?? undefined} />
      <div>
        <Cluster $gap={2}>
          <Link to={pathTo(pages.adminUser, id)} data-found>
            {name}
          </Link>
          <StateBadge state={state} />
        </Cluster>
        <MailLine email={email} />
        <Text $size="tiny" $tone="muted">
          {[roles[role], phone && formatPhone(phone), company?.agencyName, company?.eik]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
    </FoundRow>
  );
}
