import * as pages from '@pokriv/contracts/pages';
import { NavLink, useLocation } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { breakpoint, color, font, IconButton, Popover, size, space, useDisclosure } from '@pokriv/web-kit/ui';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { headerLinks, mayAddListing, visitorLinks, type NavigationLink } from './navigation-links.ts';
import { linkOf, LinkWords } from './navigation-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const Root = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

/** Locks the page's scrolling (`data-locks-page` in the kit's global style). */
const Veil = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  height: 100dvh;
  background: color-mix(in srgb, ${color.veil} 60%, transparent);

  ${breakpoint.desktop} {
    display: none;
  }
`;

const Panel = styled(Popover)`
  --popover-padding: ${space(2)} ${space(4)} ${space(4)};
  max-width: none;
  margin-top: -1px;
  border-inline: 0;
  border-radius: 0;
  background: ${color.page};
`;

const List = styled.ul`
  display: grid;

  li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${size.target};
  padding: ${space(3)};
  font-size: ${font.size.lead};
  font-weight: ${font.weight.strong};
  color: ${color.text};
  text-decoration: none;

  &[aria-current] {
    color: ${color.accentText};
    box-shadow: inset 3px 0 ${color.accent};
  }
`;

const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};

  > button {
    margin-left: calc(-1 * ${space(2)});
  }
`;

export interface MobileNavigationProps {
  user: SessionUser | undefined;
  isVisitor: boolean;
  loginLink: string;
  bar: RefObject<HTMLElement | null>;
}

function linksOf({ user, isVisitor, loginLink }: Omit<MobileNavigationProps, 'bar'>): NavigationLink[] {
  return [
    ...headerLinks(user),
    ...(mayAddListing(user) ? [{ to: pages.newListing.path, text: texts.addListing }] : []),
    ...(isVisitor
      ? [
          ...visitorLinks,
          { to: loginLink, text: texts.login },
          { to: pages.register.path, text: texts.register },
        ]
      : []),
  ];
}

export function MobileNavigation({ bar, ...props }: MobileNavigationProps) {
  const disclosure = useDisclosure();
  const { key } = useLocation();
  const closeOnArrival = useEffectEvent(() => disclosure.close());
  useEffect(() => closeOnArrival(), [key]);

  return (
    <>
      <Root {...disclosure.root}>
        <IconButton
          {...disclosure.trigger}
          label={disclosure.open ? texts.closeNavigation : texts.openNavigation}
        >
          {disclosure.open ? <X /> : <MenuIcon />}
        </IconButton>
        {disclosure.open && (
          <Panel id={disclosure.panelId} anchor={bar} align="stretch">
            <nav aria-label={texts.mainNavigation}>
              <List>
                {linksOf(props).map(({ to, text }) => (
                  <li key={to}>
                    <Item as={linkOf(to)} to={to}>
                      <LinkWords to={to} text={text} />
                    </Item>
                  </li>
                ))}
              </List>
            </nav>
            <Settings>
              <ThemeSwitch isNamed />
              <CurrencySwitch />
            </Settings>
          </Panel>
        )}
      </Root>
      {disclosure.open && <Veil data-locks-page="" />}
    </>
  );
}
