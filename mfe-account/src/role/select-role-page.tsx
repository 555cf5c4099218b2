import * as pages from '@pokriv/contracts/pages';
import { roles } from '@pokriv/contracts/roles';
import { useLocation } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, Container, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';
import type { PersonNames } from '../role-request/save-role.ts';
import { RoleForm } from './role-form.tsx';

const Page = styled(Container)`
  padding-block: ${space(10)} ${space(16)};
`;

/** Tenant or landlord, chosen once after registration (decisions §9). */
export function SelectRolePage() {
  useTitle(texts.role.title);
  const user = useUser();
  const registered = useLocation().state as Partial<PersonNames> | null;
  // Read once: saving sets `isRoleChosen` before the page navigates away.
  const [wasChosen] = useState(() => user?.isRoleChosen === true || user?.role === 'admin');
  if (!user) return null;
  if (wasChosen) {
    return (
      <Outcome
        tone="good"
        icon={UserCheck}
        title={texts.role.chosenTitle}
        actions={
          <>
            <ButtonLink to={pages.profile.path}>{texts.toProfile}</ButtonLink>
            {user.role === 'tenant' ? (
              <ButtonLink to={pages.search.path} variant="secondary">
                {texts.role.toListings}
              </ButtonLink>
            ) : (
              <ButtonLink to={pages.myListings.path} variant="secondary">
                {texts.role.toMyListings}
              </ButtonLink>
            )}
          </>
        }
      >
        {texts.role.chosen(roles[user.role])}
      </Outcome>
    );
  }
  const name = registered?.firstName ?? user.firstName;
  return (
    <Page $reading>
      <Stack $gap={8}>
        <Stack $gap={2}>
          <Heading as="h1" $size="display">
            {texts.role.title}
          </Heading>
          <Text $tone="muted">
            {name && texts.role.welcome(name)}
            {texts.role.lead}
          </Text>
        </Stack>
        <RoleForm user={user} />
      </Stack>
    </Page>
  );
}
