import * as pages from '@pokriv/contracts/pages';
import { roles } from '@pokriv/contracts/roles';
import type { User } from '@pokriv/contracts/account/user';
import { Badge, ButtonLink, Notice } from '@pokriv/web-kit/ui';

import { SectionFrame } from '../section-frame.tsx';
import { texts } from './messages.ts';
import { RoleChange } from './role-change.tsx';
import { RoleFacts } from './role-facts.tsx';

export function RoleSection({ user }: { user: User }) {
  return (
    <SectionFrame id="role" lead={texts.lead} badge={<Badge $tone="accent">{roles[user.role]}</Badge>}>
      <RoleFacts user={user} />
      {user.role !== 'admin' && user.isRoleChosen && (
        <RoleChange role={user.role} isEmailVerified={user.isEmailVerified} />
      )}
      {user.role !== 'admin' && !user.isRoleChosen && (
        <Notice
          actions={
            <ButtonLink to={pages.selectRole.path} variant="secondary" size="small">
              {texts.choose}
            </ButtonLink>
          }
        >
          {texts.notChosen}
        </Notice>
      )}
    </SectionFrame>
  );
}
