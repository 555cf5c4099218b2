import * as pages from '@pokriv/contracts/pages';
import { useLocation } from '@pokriv/web-kit/router';
import { breakpoint, color, space } from '@pokriv/web-kit/ui';
import {
  Building2,
  ChartColumn,
  CreditCard,
  Flag,
  LayoutDashboard,
  Mail,
  MessagesSquare,
  Rows3,
  Scale,
  ScrollText,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';

import { useShowCurrent } from '../list/use-show-current.ts';
import { texts } from '../messages.ts';
import { texts as own } from './messages.ts';
import { NavItem } from './nav-item.ts';
import { QueuesButton } from './queues-button.tsx';

const Bar = styled.nav`
  display: flex;
  gap: ${space(1)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(2)} ${space(4)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;

  ${breakpoint.desktop} {
    position: sticky;
    top: ${space(20)};
    flex-direction: column;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const links: readonly { to: string; text: string; icon: LucideIcon; isExact?: boolean }[] = [
  { to: pages.adminHome.path, text: texts.dashboard, icon: LayoutDashboard, isExact: true },
  { to: pages.adminQueue.path, text: texts.properties, icon: Building2 },
  { to: pages.adminListings.path, text: own.listings, icon: Rows3 },
  { to: pages.adminReports.path, text: texts.reports, icon: Flag },
  { to: `${pages.adminAppeals.path}?status=undecided`, text: own.appeals, icon: Scale },
  { to: pages.adminMessages.path, text: own.threads, icon: MessagesSquare },
  { to: pages.adminUsers.path, text: own.users, icon: Users },
  { to: pages.adminPayments.path, text: own.payments, icon: CreditCard },
  { to: pages.adminRoleRequests.path, text: own.roleRequests, icon: UserCog },
  { to: `${pages.adminContacts.path}?status=open`, text: texts.contacts, icon: Mail },
  { to: pages.adminStats.path, text: own.stats, icon: ChartColumn },
  { to: pages.adminAudit.path, text: own.audit, icon: ScrollText },
];

export function AdminNav() {
  const bar = useShowCurrent<HTMLElement>(useLocation().pathname);
  return (
    <Bar ref={bar} aria-label={texts.navigation}>
      {links.map(({ to, text, icon: Icon, isExact = false }) => (
        <NavItem key={to} to={to} end={isExact}>
          <Icon />
          {text}
        </NavItem>
      ))}
      <QueuesButton />
    </Bar>
  );
}
