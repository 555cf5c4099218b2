import { Badge, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import type { User } from '@pokriv/contracts/user';
import { BadgeCheck, MailWarning } from 'lucide-react';

import { texts } from '../messages.ts';
import { ResendButton } from '../verification/resend-button.tsx';

/** The e-mail and whether it is confirmed; if not, the mail can be sent again. */
export function EmailCard({ user }: { user: User }) {
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Cluster $spread>
          <Heading $size="lead">{texts.profile.email}</Heading>
          {user.isEmailVerified ? (
            <Badge $tone="good">
              <BadgeCheck />
              {texts.profile.verified}
            </Badge>
          ) : (
            <Badge $tone="wait">
              <MailWarning />
              {texts.profile.unverified}
            </Badge>
          )}
        </Cluster>
        <Text>{user.email}</Text>
        {!user.isEmailVerified && (
          <>
            <Text $size="small" $tone="muted">
              {texts.profile.unverifiedHint}
            </Text>
            <Cluster>
              <ResendButton variant="secondary" size="small">
                {texts.profile.resend}
              </ResendButton>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  );
}
