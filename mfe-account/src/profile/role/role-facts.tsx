import * as pages from '@pokriv/contracts/pages';
import { placesLeft } from '@pokriv/contracts/listing/allowance';
import type { User } from '@pokriv/contracts/account/user';
import { useRead } from '@pokriv/web-kit/api';
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

/** Read from the owning service: the number in the profile is eventually consistent. */
function Places() {
  const { data } = useRead('readAllowance', { swr: { dedupingInterval: 0 } });
  const left = data && placesLeft(data.data);
  return (
    <Text $size="small" $strong>
      {left === null && texts.noLimit}
      {typeof left === 'number' && texts.slots(formatNumber(left))}{' '}
      <Link to={pages.subscription.path}>{texts.toPlan}</Link>
    </Text>
  );
}

export function RoleFacts({ user }: { user: User }) {
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
      {user.role === 'landlord' && <Places />}
    </>
  );
}
