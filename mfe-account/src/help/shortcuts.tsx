import * as pages from '@pokriv/contracts/pages';
import { boot, type Boot } from '@pokriv/web-kit/boot';
import { Link } from '@pokriv/web-kit/router';
import { Card, color, font, Grid, space } from '@pokriv/web-kit/ui';
import { Mail, MessageCircle, PenLine, Phone } from 'lucide-react';
import { styled } from 'styled-components';

import { viberChat } from '../legal/viber-chat.ts';
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

const waysOf = ({ phone, viber }: NonNullable<Boot['support']>) => [
  { kind: 'form' as const, icon: PenLine, to: pages.contact.path },
  { kind: 'email' as const, icon: Mail, to: `mailto:${operator.email}` },
  ...(phone ? [{ kind: 'phone' as const, icon: Phone, to: `tel:${phone}` }] : []),
  ...(viber ? [{ kind: 'chat' as const, icon: MessageCircle, to: viberChat(viber) }] : []),
];

/** Four contact channels (spec §2), as far as the site has them. */
export function Shortcuts() {
  return (
    <List as="ul" $fill $min={150} $gap={4} aria-label={helpTexts.shortcuts}>
      {waysOf(boot().support ?? {}).map(({ kind, icon: Icon, to }) => {
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
