import type { User } from '@pokriv/contracts/user';
import { formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { color, font, space, Text } from '@pokriv/web-kit/ui';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  font-size: ${font.size.small};
  list-style: none;

  li {
    display: flex;
    gap: ${space(2.5)};
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 2px;
    color: ${color.good};
  }
`;

/** What the role allows, and for a landlord how many listings are left. */
export function RoleFacts({ user }: { user: User }) {
  const slots =
    user.remainingListings === null ? texts.noLimit : texts.slots(formatNumber(user.remainingListings));
  return (
    <>
      <List>
        {texts.may[user.role].map((text) => (
          <li key={text}>
            <Check aria-hidden />
            {text}
          </li>
        ))}
      </List>
      {user.role === 'landlord' && (
        <Text $size="small" $strong>
          {slots} <Link to="/subscription">{texts.toPlan}</Link>
        </Text>
      )}
    </>
  );
}
