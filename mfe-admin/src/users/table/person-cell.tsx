import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { AdminUser } from '@pokriv/contracts/account/admin-user';
import { Link } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { Avatar, Badge, Cluster, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { fullName } from '../../list/full-name.ts';
import { MailLine } from '../../list/mail-line.tsx';
import { texts } from '../messages.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  font-weight: ${font.weight.regular};

  a {
    font-weight: ${font.weight.strong};
  }
`;

export function PersonCell({ user }: { user: AdminUser }) {
  const isOwn = useUser()?.id === user.id;
  const name = fullName(user);
  return (
    <Row>
      <Avatar name={name} px={36} picture={user.avatar ?? undefined} />
      <div>
        <Cluster $gap={2}>
          <Link to={pathTo(pages.adminUser, user.id)}>{name}</Link>
          {isOwn && <Badge $tone="accent">{texts.you}</Badge>}
        </Cluster>
        <MailLine email={user.email} />
      </div>
    </Row>
  );
}
