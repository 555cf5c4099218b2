import { formatDate } from '@pokriv/web-kit/format';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Avatar,
  breakpoint,
  Cluster,
  Container,
  ErrorState,
  Heading,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { arriveAtSection } from '../article/go-to-section.ts';
import { CompanySection } from './company/company-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { DeletionBanner } from './deletion/deletion-banner.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { EmailSection } from './email/email-section.tsx';
import { texts } from './messages.ts';
import { MyDataSection } from './my-data/my-data-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { PictureSection } from './picture/picture-section.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { RoleSection } from './role/role-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { useProfile, type SectionProps } from './use-profile.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};

  ${breakpoint.desktop} {
    padding-block: ${space(12)} ${space(24)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${breakpoint.desktop} {
    grid-template-columns: 220px minmax(0, 720px);
    gap: ${space(12)};
  }
`;

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

/** Account settings by section (spec §2, /profile). */
export function ProfilePage() {
  useTitle(texts.title);
  const { user, error, readAgain, take } = useProfile();
  return (
    <Page>
      {error && (
        <ErrorState
          titleAs="h1"
          message={error.message}
          requestId={error.body.requestId}
          onRetry={readAgain}
        />
      )}
      {!error && !user && <ProfileSkeleton />}
      {user && <Profile user={user} take={take} />}
    </Page>
  );
}

function Profile({ user, take }: SectionProps) {
  useEffect(() => arriveAtSection(), []);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Stack $gap={8}>
      <Cluster $gap={5}>
        <Avatar name={name} picture={user.avatar ?? undefined} px={80} />
        <div>
          <Name as="h1" $size="display">
            {name}
          </Name>
          <Text $size="small" $tone="muted">
            {texts.memberSince(formatDate(user.createdAt))}
          </Text>
        </div>
      </Cluster>
      <Columns>
        <SectionNav role={user.role} />
        <Stack $gap={5}>
          {user.erasedAt && <DeletionBanner erasedAt={user.erasedAt} take={take} />}
          <DataSection user={user} take={take} />
          <PictureSection user={user} take={take} />
          <EmailSection user={user} />
          <PasswordSection user={user} take={take} />
          {user.role === 'admin' && <SecondFactorSection />}
          {user.role === 'landlord' && <CompanySection user={user} take={take} />}
          <RoleSection user={user} />
          <NotificationsSection user={user} take={take} />
          <DevicesSection />
          <MyDataSection />
          <DeletionSection user={user} take={take} />
        </Stack>
      </Columns>
    </Stack>
  );
}
