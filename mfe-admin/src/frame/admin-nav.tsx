import { useLocation } from '@pokriv/web-kit/router';
import { breakpoint, color, space } from '@pokriv/web-kit/ui';
import {
  Building2,
  ChartColumn,
  CreditCard,
  Flag,
  LayoutDashboard,
  Mail,
  Rows3,
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

const pages: readonly { to: string; text: string; icon: LucideIcon; isExact?: boolean }[] = [
  { to: '/admin', text: texts.dashboard, icon: LayoutDashboard, isExact: true },
  { to: '/admin/properties', text: texts.properties, icon: Building2 },
  { to: '/admin/listings', text: own.listings, icon: Rows3 },
  { to: '/admin/reports', text: texts.reports, icon: Flag },
  { to: '/admin/users', text: own.users, icon: Users },
  { to: '/admin/payments', text: own.payments, icon: CreditCard },
  { to: '/admin/role-requests', text: own.roleRequests, icon: UserCog },
  { to: '/admin/contacts?status=open', text: texts.contacts, icon: Mail },
  { to: '/admin/stats', text: own.stats, icon: ChartColumn },
  { to: '/admin/audit', text: own.audit, icon: ScrollText },
];

/** The administration's own navigation: a scrolling row on a phone, a column on a wide screen. */
export function AdminNav() {
  const bar = useShowCurrent<HTMLElement>(useLocation().pathname);
  return (
    <Bar ref={bar} aria-label={texts.navigation}>
      {pages.map(({ to, text, icon: Icon, isExact = false }) => (
        <NavItem key={to} to={to} end={isExact}>
          <Icon />
          {text}
        </NavItem>
      ))}
      <QueuesButton />
    </Bar>
  );
}
