import { NavLink, useLocation } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { breakpoint, color, font, IconButton, layer, shadow, space } from '@pokriv/web-kit/ui';
import { useDisclosure } from '@pokriv/web-kit/ui/navigation';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { headerLinks, mayAddListing, type NavigationLink } from './navigation-links.ts';

const Root = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

const Panel = styled.nav`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  z-index: ${layer.menu};
  display: grid;
  padding: ${space(2)} ${space(4)} ${space(4)};
  border-block: 1px solid ${color.line};
  background: ${color.page};
  box-shadow: ${shadow.lifted};
`;

const Item = styled(NavLink)`
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color.line};
  font-size: ${font.size.lead};
  font-weight: ${font.weight.strong};
  color: ${color.text};
  text-decoration: none;

  &:last-child {
    border-bottom: 0;
  }

  &.active {
    color: ${color.accentText};
  }
`;

export interface MobileNavigationProps {
  user: SessionUser | undefined;
  isVisitor: boolean;
  loginLink: string;
}

function linksOf({ user, isVisitor, loginLink }: MobileNavigationProps): NavigationLink[] {
  return [
    ...headerLinks(user),
    ...(mayAddListing(user) ? [{ to: '/create-property', text: texts.addListing }] : []),
    ...(isVisitor
      ? [
          { to: loginLink, text: texts.login },
          { to: '/register', text: texts.register },
        ]
      : []),
  ];
}

/** The navigation of narrow screens: one button that opens it under the header. */
export function MobileNavigation(props: MobileNavigationProps) {
  const disclosure = useDisclosure();
  const { key } = useLocation();
  const closeOnArrival = useEffectEvent(() => disclosure.close());
  useEffect(() => closeOnArrival(), [key]);

  return (
    <Root {...disclosure.root}>
      <IconButton
        {...disclosure.trigger}
        label={disclosure.open ? texts.closeNavigation : texts.openNavigation}
      >
        {disclosure.open ? <X /> : <MenuIcon />}
      </IconButton>
      {disclosure.open && (
        <Panel id={disclosure.panelId} aria-label={texts.mainNavigation}>
          {linksOf(props).map(({ to, text }) => (
            <Item key={to} to={to}>
              {text}
            </Item>
          ))}
        </Panel>
      )}
    </Root>
  );
}
