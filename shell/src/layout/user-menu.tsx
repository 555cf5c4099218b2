import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import type { SessionUser } from '@pokriv/web-kit/session';
import { color, font } from '@pokriv/web-kit/ui';
import { Menu, MenuButton, MenuLink } from '@pokriv/web-kit/ui/navigation';
import {
  Bell,
  CalendarDays,
  CreditCard,
  Heart,
  House,
  ListChecks,
  LogOut,
  MessageCircle,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useLogOut } from '../session/use-log-out.ts';
import { texts as shellTexts } from '../messages.ts';
import { accountTexts as texts } from './messages.ts';
import { SUBSCRIPTION, userMenuLinks } from './navigation-links.ts';
import { useSearchNews } from './use-search-news.ts';
import { useUnread } from './use-unread.ts';
import { useWaitingToday } from './use-waiting-today.ts';

const icons: Record<string, LucideIcon> = {
  [pages.profile.path]: UserRound,
  [pages.messages.path]: MessageCircle,
  [pages.viewings.path]: CalendarDays,
  [pages.today.path]: ListChecks,
  [pages.myListings.path]: House,
  [SUBSCRIPTION]: CreditCard,
  [pages.favorites.path]: Heart,
  [pages.savedSearches.path]: Bell,
};

const Count = styled.span`
  margin-left: auto;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`;

function PlacesUsed() {
  const { data } = useRead('readAllowance', { quiet: ['RATE_LIMITED'], swr: { dedupingInterval: 2000 } });
  if (!data || data.data.limit === null) return null;
  return <Count>{texts.placesUsed(data.data.used, data.data.limit)}</Count>;
}

function Waiting({ of }: { of: 'threads' | 'viewings' }) {
  const count = useUnread()[of];
  return count > 0 && <Count>{shellTexts.waiting(count)}</Count>;
}

function WaitingToday() {
  const count = useWaitingToday();
  return count > 0 && <Count>{shellTexts.waiting(count)}</Count>;
}

function News() {
  const count = useSearchNews();
  return count > 0 && <Count>{texts.fresh(count)}</Count>;
}

interface UserMenuProps {
  user: SessionUser;
  label: string;
  trigger: ReactNode;
}

export function UserMenu({ user, label, trigger }: UserMenuProps) {
  const logOut = useLogOut();

  return (
    <Menu label={label} align="end" trigger={trigger}>
      {userMenuLinks(user).map(({ to, text }) => {
        const Icon = icons[to] ?? UserRound;
        return (
          <MenuLink key={to} to={to}>
            <Icon />
            {text}
            {to === pages.today.path && <WaitingToday />}
            {to === SUBSCRIPTION && <PlacesUsed />}
            {to === pages.messages.path && <Waiting of="threads" />}
            {to === pages.viewings.path && <Waiting of="viewings" />}
            {to === pages.savedSearches.path && <News />}
          </MenuLink>
        );
      })}
      <MenuButton onClick={logOut}>
        <LogOut />
        {texts.logout}
      </MenuButton>
    </Menu>
  );
}
