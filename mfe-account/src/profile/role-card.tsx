import { roles } from '@pokriv/contracts/roles';
import type { User } from '@pokriv/contracts/user';
import { formatNumber } from '@pokriv/web-kit/format';
import { Badge, ButtonLink, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';

import { texts } from '../messages.ts';

/** The role, what it is for, and the choice while it was not made yet. */
export function RoleCard({ user }: { user: User }) {
  const mayChoose = !user.isRoleChosen && user.role !== 'admin';
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Cluster $spread>
          <Heading $size="lead">{texts.profile.role}</Heading>
          <Badge>{roles[user.role]}</Badge>
        </Cluster>
        <Text $size="small" $tone="muted">
          {texts.profile.roleHints[user.role]}
        </Text>
        {user.role === 'landlord' && user.remainingListings !== null && (
          <Text $size="small">{texts.profile.slots(formatNumber(user.remainingListings))}</Text>
        )}
        {mayChoose && (
          <Cluster>
            <ButtonLink to="/select-role" variant="secondary" size="small">
              {texts.profile.chooseRole}
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
