import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';
import { Card, color, font, Grid, space } from '@pokriv/web-kit/ui';
import { Mail, MessageCircle, PenLine, Phone } from 'lucide-react';
import { styled } from 'styled-components';

import { operator } from '../legal/operator.ts';
import { helpTexts } from './messages.ts';

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

const Way = styled(Card)`
  a {
    display: grid;
    gap: ${space(1)};
    color: ${color.text};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  svg {
    width: 26px;
    height: 26px;
    margin-bottom: ${space(1)};
    color: ${color.accentText};
  }

  span {
    font-size: ${font.size.small};
    color: ${color.muted};
  }
`;

const ways = [
  { kind: 'form', icon: PenLine, to: pages.contact.path },
  { kind: 'email', icon: Mail, to: `mailto:${operator.email}` },
  { kind: 'phone', icon: Phone, to: `tel:${operator.phone}` },
  { kind: 'chat', icon: MessageCircle, to: `viber://chat?number=${encodeURIComponent(operator.chat)}` },
] as const;

/** Four contact channels (spec §2). */
export function Shortcuts() {
  return (
    <List as="ul" $fill $min={150} $gap={4} aria-label={helpTexts.shortcuts}>
      {ways.map(({ kind, icon: Icon, to }) => {
        const [name, hint] = helpTexts.shortcut[kind];
        const content = (
          <>
            <Icon />
            <strong>{name}</strong>
            <span>{hint}</span>
          </>
        );
        return (
          <Way as="li" key={kind} $lifts>
            {to.startsWith('/') ? <Link to={to}>{content}</Link> : <a href={to}>{content}</a>}
          </Way>
        );
      })}
    </List>
  );
}
