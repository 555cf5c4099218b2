import { planNames } from '@pokriv/contracts/billing/plans';
import { formatPhone } from '@pokriv/contracts/phone';
import { formatDate, formatDayAgo, formatNumber } from '@pokriv/web-kit/format';
import { Card, Grid, Heading, Stack } from '@pokriv/web-kit/ui';

import { Facts, type Fact } from '../list/facts.tsx';
import { DataForm } from './data-form.tsx';
import { texts } from './messages.ts';
import type { UserPartProps } from './use-user-write.ts';

export function DataTab({ user, isOwn, onChange }: UserPartProps & { isOwn: boolean }) {
  return (
    <Grid $min={320} $gap={4} $fill>
      <Card as="section" aria-labelledby="user-facts">
        <Stack $gap={3}>
          <Heading as="h2" $size="text" id="user-facts">
            {texts.account}
          </Heading>
          <Facts facts={factsOf(user)} />
        </Stack>
      </Card>
      {!isOwn && <DataForm user={user} onChange={onChange} />}
    </Grid>
  );
}

const { facts: named } = texts;

const factsOf = (user: UserPartProps['user']): Fact[] => [
  [named.email, user.email],
  [named.emailVerified, user.isEmailVerified ? texts.yes : texts.no],
  [named.phone, user.phone ? formatPhone(user.phone) : texts.none],
  [named.phoneVerified, user.isPhoneVerified ? texts.yes : texts.no],
  [named.plan, planNames[user.plan]],
  [named.premiumUntil, user.premiumExpiresAt ? formatDate(user.premiumExpiresAt) : texts.none],
  [named.listings, formatNumber(user.usedListings)],
  [named.remaining, user.remainingListings === null ? texts.noLimit : formatNumber(user.remainingListings)],
  [named.warnings, formatNumber(user.warnings)],
  [named.registered, formatDate(user.createdAt)],
  [named.lastSeen, user.lastSeenAt ? formatDayAgo(user.lastSeenAt) : texts.never],
  [named.changed, formatDate(user.updatedAt, 'moment')],
];
