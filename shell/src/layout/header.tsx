import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Link, useLocation } from '@pokriv/web-kit/router';
import { useIsHydrated, useSession } from '@pokriv/web-kit/session';
import { HINT_CLASS } from '@pokriv/web-kit/session-boot';
import {
  asHead,
  breakpoint,
  ButtonLink,
  color,
  Container,
  layer,
  Mark,
  radius,
  size,
  space,
} from '@pokriv/web-kit/ui';
import { Heart, Plus, Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { AccountMenu } from './account-menu.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { MessagesLink } from './messages-link.tsx';
import { MobileNavigation } from './mobile-navigation.tsx';
import { NavigationList } from './navigation-list.tsx';
import { headerLinks, looksForHome, mayAddListing, visitorLinks } from './navigation-links.ts';
import { SearchesLink } from './searches-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSearchNews } from './use-search-news.ts';
import { useLiveThreads } from './use-unread.ts';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  border-bottom: 1px solid ${color.line};
  background: ${color.page};
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: calc(${size.header} - 1px);
`;

const Home = styled(Link)`
  display: inline-grid;
  align-content: center;
  min-height: ${size.target};
  margin-right: auto;
  font-size: 26px;

  ${breakpoint.desktop} {
    margin-right: ${space(4)};
  }
  text-decoration: none;
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;

  ${breakpoint.tablet} {
    gap: ${space(2)};
  }
`;

const Wide = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Shortcut = styled(Link)`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.full};
  color: ${color.text};

  svg {
    width: 22px;
    height: 22px;
  }

  ${breakpoint.desktop} {
    display: none;
  }
`;

/** Hidden below this width in px, where it does not fit beside a user's links; the menu has it. */
const SearchShortcut = styled(Shortcut)<{ $roomFrom: number }>`
  @media (max-width: ${({ $roomFrom }) => $roomFrom - 1}px) {
    display: none;
  }
`;

const ROOM = { ofVisitor: 0, withMessages: 375, withNews: 420 } as const;

const ForVisitors = styled(Wide)`
  .${HINT_CLASS} & {
    visibility: hidden;
  }
`;

/** Logo, navigation by role, currency, theme, user; an admin preview shows only the logo (spec §2). */
export function Header({ isPreview }: { isPreview: boolean }) {
  const session = useSession();
  const isHydrated = useIsHydrated();
  const { pathname, search } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => asHead(bar.current), []);
  const user = session.status === 'signed-in' ? session.user : undefined;
  useLiveThreads(user?.id);
  const news = useSearchNews();
  const room = news > 0 ? ROOM.withNews : user ? ROOM.withMessages : ROOM.ofVisitor;
  const isStart = pathname === pages.home.path || pathname === pages.login.path;
  const loginLink = isStart ? pages.login.path : comingBack(pages.login, pathname + search);

  useEffect(() => {
    if (isHydrated) document.documentElement.classList.remove(HINT_CLASS);
  }, [isHydrated]);

  return (
    <Bar ref={bar}>
      <Row>
        <Home to="/" aria-label={texts.homeLink}>
          <Mark />
        </Home>
        {!isPreview && (
          <>
            <Wide>
              <NavigationList
                links={
                  session.status === 'visitor' ? [...headerLinks(user), ...visitorLinks] : headerLinks(user)
                }
              />
            </Wide>
            <Controls>
              {mayAddListing(user) && (
                <Wide>
                  <ButtonLink to={pages.newListing.path} variant="secondary" size="small">
                    <Plus />
                    {texts.addListing}
                  </ButtonLink>
                </Wide>
              )}
              <Wide>
                <CurrencySwitch />
                <ThemeSwitch />
              </Wide>
              <SearchShortcut
                $roomFrom={room}
                to={pages.search.path}
                aria-label={texts.searchHomes}
                title={texts.searchHomes}
              >
                <Search />
              </SearchShortcut>
              {looksForHome(user) && (
                <Shortcut to={pages.favorites.path} aria-label={texts.favorites} title={texts.favorites}>
                  <Heart />
                </Shortcut>
              )}
              {user && <SearchesLink count={news} />}
              {user && <MessagesLink />}
              {user && <AccountMenu user={user} />}
              {session.status === 'visitor' && (
                <ForVisitors>
                  <ButtonLink to={loginLink} variant="quiet" size="small">
                    {texts.login}
                  </ButtonLink>
                  <ButtonLink to={pages.register.path} size="small">
                    {texts.register}
                  </ButtonLink>
                </ForVisitors>
              )}
              <MobileNavigation
                user={user}
                isVisitor={session.status === 'visitor'}
                loginLink={loginLink}
                bar={bar}
              />
            </Controls>
          </>
        )}
      </Row>
    </Bar>
  );
}
