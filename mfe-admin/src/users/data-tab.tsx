import { plans } from '@pokriv/contracts/admin-user-options';
import { formatPhone } from '@pokriv/contracts/phone';
import { formatAgo, formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Card, color, font, Grid, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { DataForm } from './data-form.tsx';
import { texts } from './messages.ts';
import type { UserViewProps } from './user-view.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, 2fr) minmax(0, 3fr);
  gap: ${space(2)} ${space(3)};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;

  dt {
    color: ${color.muted};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

/** What is known of a person; for others the names and the phone can be put right. */
export function DataTab({ user, isOwn, onChange }: UserViewProps & { isOwn: boolean }) {
  const facts = factsOf(user);
  return (
    <Grid $min={320} $gap={4} $fill>
      <Card as="section" aria-labelledby="user-facts">
        <Stack $gap={3}>
          <Heading as="h2" $size="text" id="user-facts">
            {texts.account}
          </Heading>
          <List>
            {facts.map(([name, text]) => (
              <Fragment key={name}>
                <dt>{texts.facts[name]}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </List>
        </Stack>
      </Card>
      {!isOwn && <DataForm user={user} onChange={onChange} />}
    </Grid>
  );
}

const factsOf = (user: UserViewProps['user']): (readonly [keyof typeof texts.facts, string])[] => [
  ['email', user.email],
  ['emailVerified', user.isEmailVerified ? texts.yes : texts.no],
  ['phone', user.phone ? formatPhone(user.phone) : texts.none],
  ['plan', plans[user.plan]],
  ['premiumUntil', user.premiumExpiresAt ? formatDate(user.premiumExpiresAt) : texts.none],
  ['listings', formatNumber(user.usedListings)],
  ['remaining', user.remainingListings === null ? texts.noLimit : formatNumber(user.remainingListings)],
  ['warnings', formatNumber(user.warnings)],
  ['registered', formatDate(user.createdAt)],
  ['lastSeen', user.lastSeenAt ? formatAgo(user.lastSeenAt) : texts.never],
  ['changed', formatDate(user.updatedAt, 'moment')],
];
