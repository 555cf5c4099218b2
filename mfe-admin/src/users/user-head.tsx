import * as pages from '@pokriv/contracts/pages';
import { planNames } from '@pokriv/contracts/billing/plans';
import { roles } from '@pokriv/contracts/roles';
import { formatDate } from '@pokriv/web-kit/format';
import { Avatar, Badge, ButtonLink, Card, Cluster, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';

import type { UserActWork } from './acts/use-user-acts.ts';
import { UserActs } from './acts/user-acts.tsx';
import { fullName } from '../list/full-name.ts';
import { texts } from './messages.ts';
import { StateBadge } from '../list/state-badge.tsx';
import type { UserPartProps } from './use-user-write.ts';

interface UserHeadProps extends UserPartProps {
  isOwn: boolean;
  work: UserActWork;
}

export function UserHead({ user, isOwn, work, onChange }: UserHeadProps) {
  const name = fullName(user);
  return (
    <Card as="section" aria-label={name}>
      <Stack $gap={4}>
        <Cluster $gap={4}>
          <Avatar name={name} px={64} picture={user.avatar ?? undefined} />
          <Stack $gap={1}>
            <Heading as="h1" $size="title">
              {name}
            </Heading>
            <Text $tone="muted">{user.email}</Text>
            <Cluster $gap={2}>
              <StateBadge state={user.state} />
              <Badge>{roles[user.role]}</Badge>
              {user.plan !== 'free' && <Badge $tone="premium">{planNames[user.plan]}</Badge>}
              {isOwn && <Badge $tone="accent">{texts.you}</Badge>}
            </Cluster>
          </Stack>
        </Cluster>
        <Standing user={user} />
        {isOwn ? (
          <Notice
            title={texts.ownTitle}
            actions={
              <ButtonLink to={pages.profile.path} variant="secondary" size="small">
                {texts.ownLink}
              </ButtonLink>
            }
          >
            {texts.own}
          </Notice>
        ) : (
          <UserActs user={user} work={work} onChange={onChange} />
        )}
      </Stack>
    </Card>
  );
}

function Standing({ user: { suspension, erasedAt } }: Pick<UserPartProps, 'user'>) {
  return (
    <>
      {suspension && (
        <Notice tone="wait" title={texts.suspendedTitle}>
          {texts.suspendedSince(
            formatDate(suspension.since, 'short'),
            suspension.until ? formatDate(suspension.until, 'moment') : undefined,
          )}{' '}
          {suspension.reason}
        </Notice>
      )}
      {erasedAt && (
        <Notice tone="wait" title={texts.leavingTitle(formatDate(erasedAt))}>
          {texts.leaving}
        </Notice>
      )}
    </>
  );
}
