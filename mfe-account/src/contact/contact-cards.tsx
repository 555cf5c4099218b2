import { formatPhone } from '@pokriv/contracts/phone';
import { boot, type Boot } from '@pokriv/web-kit/boot';
import { Card, color, font, Grid, space } from '@pokriv/web-kit/ui';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { styled } from 'styled-components';

import { operator } from '../legal/operator.ts';
import { contactTexts } from './messages.ts';
import { viberChat } from '../legal/viber-chat.ts';

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

const Way = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(4)};
  align-items: center;
  min-height: 108px;

  > svg {
    grid-row: span 3;
    width: 28px;
    height: 28px;
    color: ${color.accentText};
  }

  > * {
    grid-column: 2;
  }

  > svg:first-child {
    grid-column: 1;
  }
`;

const Name = styled.strong`
  font-size: ${font.size.small};
  color: ${color.muted};
`;

const Action = styled.a`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Hint = styled.span`
  font-size: ${font.size.small};
  color: ${color.muted};
`;

const waysOf = ({ phone, viber }: NonNullable<Boot['support']>) => [
  ...(phone
    ? [
        {
          icon: Phone,
          name: contactTexts.phone,
          text: formatPhone(phone),
          to: `tel:${phone}`,
          hint: contactTexts.phoneHint,
        },
      ]
    : []),
  {
    icon: Mail,
    name: contactTexts.email,
    text: operator.email,
    to: `mailto:${operator.email}`,
    hint: contactTexts.emailHint,
  },
  ...(viber
    ? [
        {
          icon: MessageCircle,
          name: contactTexts.chat,
          text: contactTexts.chatAction,
          to: viberChat(viber),
          hint: contactTexts.chatHint,
        },
      ]
    : []),
];

/** Phone, support e-mail and 24/7 chat (spec §2); those that the site has. */
export function ContactCards() {
  return (
    <List as="ul" $fill aria-label={contactTexts.ways}>
      {waysOf(boot().support ?? {}).map(({ icon: Icon, name, text, to, hint }) => (
        <Way as="li" key={name} $lifts>
          <Icon />
          <Name>{name}</Name>
          <Action href={to}>{text}</Action>
          <Hint>{hint}</Hint>
        </Way>
      ))}
    </List>
  );
}
