import { Avatar, color, font, motion, size, space } from '@pokriv/web-kit/ui';
import { UserRoundPlus } from 'lucide-react';
import { styled } from 'styled-components';

import { demoAccounts, type GoogleAccount } from './demo-accounts.ts';
import { texts } from './messages.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${size.target};
  padding: ${space(3)} ${space(2)};
  border: 0;
  font: inherit;
  text-align: left;
  color: inherit;
  background: none;
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }

  > svg {
    justify-self: center;
    color: ${color.muted};
  }
`;

const Name = styled.strong`
  display: block;
  font-weight: ${font.weight.strong};
`;

const Address = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: ${font.size.small};
  color: ${color.muted};
`;

interface AccountListProps {
  onChoose: (account: GoogleAccount) => void;
  onOther: () => void;
}

export function AccountList({ onChoose, onOther }: AccountListProps) {
  return (
    <List aria-label={texts.accounts}>
      {demoAccounts.map((account) => (
        <li key={account.email}>
          <Row type="button" onClick={() => onChoose(account)}>
            <Avatar name={account.name} px={40} />
            <span>
              <Name>{account.name}</Name>
              <Address>{account.email}</Address>
            </span>
          </Row>
        </li>
      ))}
      <li>
        <Row type="button" onClick={onOther}>
          <UserRoundPlus size={22} aria-hidden="true" />
          <Name>{texts.other}</Name>
        </Row>
      </li>
    </List>
  );
}
