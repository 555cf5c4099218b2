import type { User } from '@pokriv/contracts/user';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Avatar,
  breakpoint,
  ButtonLink,
  Card,
  Cluster,
  Container,
  ErrorState,
  Heading,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { DataForm } from './data-form.tsx';
import { EmailCard } from './email-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { RoleCard } from './role-card.tsx';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

/** Spec §2 /profile: personal data, the e-mail's state, the role. */
export function ProfilePage() {
  useTitle(texts.profile.title);
  const { data: profile, error, mutate } = useRead('getProfile');
  return (
    <Page>
      {error && !profile && (
        <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
      )}
      {!error && !profile && <ProfileSkeleton />}
      {profile && (
        <Profile user={profile.data} onSaved={(user) => void mutate({ data: user }, { revalidate: false })} />
      )}
    </Page>
  );
}

interface ProfileProps {
  user: User;
  onSaved: (user: User) => void;
}

function Profile({ user, onSaved }: ProfileProps) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Stack $gap={6}>
      <Cluster $gap={4}>
        <Avatar name={name} picture={user.avatar ?? undefined} px={72} />
        <div>
          <Heading as="h1" $size="display">
            {name || texts.profile.title}
          </Heading>
          <Text $size="small" $tone="muted">
            {texts.profile.memberSince(formatDate(user.createdAt))}
          </Text>
        </div>
      </Cluster>
      <Columns>
        <DataForm user={user} onSaved={onSaved} />
        <Stack $gap={5}>
          <EmailCard user={user} />
          <RoleCard user={user} />
          <PasswordCard />
        </Stack>
      </Columns>
    </Stack>
  );
}

function PasswordCard() {
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Heading $size="lead">{texts.profile.password}</Heading>
        <Text $size="small" $tone="muted">
          {texts.profile.passwordHint}
        </Text>
        <Cluster>
          <ButtonLink to="/forgot-password" variant="secondary" size="small">
            {texts.profile.changePassword}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}
