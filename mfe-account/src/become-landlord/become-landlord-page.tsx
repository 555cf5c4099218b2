import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { Navigate } from '@pokriv/web-kit/router';
import { setAuth, useUser, type SessionUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Button,
  ButtonLink,
  color,
  Container,
  Heading,
  Notice,
  PageSpinner,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { RoleRequestState } from '../role-request/role-request-state.tsx';
import { useRoleRequest } from '../role-request/use-role-request.ts';
import { ResendButton } from '../verification/resend-button.tsx';
import { texts } from './messages.ts';
import { useBecomeLandlord } from './use-become-landlord.ts';

const Page = styled(Container)`
  padding-block: ${space(10)} ${space(16)};
`;

const Gains = styled.ul`
  display: grid;
  gap: ${space(2.5)};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space(2.5)};
  }

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${color.good};
  }
`;

function NextStep({ user }: { user: SessionUser }) {
  const { become, isBusy } = useBecomeLandlord(user);
  const { request, isLoading } = useRoleRequest(user.isRoleChosen !== false);
  if (isLoading) return <PageSpinner />;
  if (user.isRoleChosen !== false && !user.isEmailVerified) {
    return (
      <Notice
        tone="wait"
        title={texts.emailTitle}
        actions={
          <ResendButton variant="secondary" size="small">
            {texts.resend}
          </ResendButton>
        }
      >
        {texts.emailText(user.email)}
      </Notice>
    );
  }
  if (request?.requestedRole === 'landlord' && request.status === 'rejected') {
    return (
      <>
        <RoleRequestState request={request} />
        <div>
          <ButtonLink to={`${pages.profile.path}#role`} variant="secondary">
            {texts.toProfile}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {request?.status === 'pending' && <RoleRequestState request={request} />}
      <div>
        <Button type="button" busy={isBusy} onClick={() => void become()}>
          {isBusy ? texts.busy : texts.button}
        </Button>
      </div>
    </>
  );
}

export function BecomeLandlordPage() {
  useTitle(texts.tabTitle);
  const user = useUser();
  // The link may be opened on another device, where the role is granted meanwhile.
  const { data } = useRead('getProfile', { swr: { dedupingInterval: 2000, revalidateOnFocus: true } });
  const profile = data?.data;
  useEffect(() => {
    if (profile) setAuth({ user: profile });
  }, [profile]);

  if (!user) return null;
  if (user.role !== 'tenant') return <Navigate to={pages.newListing.path} replace />;
  return (
    <Page $reading>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Heading as="h1" $size="display">
            {texts.title}
          </Heading>
          <Text $tone="muted">{texts.lead}</Text>
        </Stack>
        <Gains>
          {texts.may.map((text) => (
            <li key={text}>
              <Check aria-hidden />
              {text}
            </li>
          ))}
        </Gains>
        <NextStep user={user} />
      </Stack>
    </Page>
  );
}
