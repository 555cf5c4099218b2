import * as pages from '@pokriv/contracts/pages';
import type { AdminWork, OpenWork, WorkKind } from '@pokriv/contracts/moderation/admin-work';
import { useRead } from '@pokriv/web-kit/api';
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

import { fresh } from '../list/fresh.ts';
import { useShowCurrent } from '../list/use-show-current.ts';
import { texts } from '../messages.ts';
import { texts as own } from './messages.ts';
import { NavItem } from './nav-item.ts';
import { QueuesButton } from './queues-button.tsx';
import { SearchEntry } from './search-entry.tsx';
import { WorkCount } from './work-count.tsx';

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

interface NavLink {
  to: string;
  text: string;
  icon: LucideIcon;
  isExact?: boolean;
  /** Kinds of open work listed on the page. */
  work?: readonly WorkKind[];
}

const links: readonly NavLink[] = [
  { to: pages.adminHome.path, text: texts.dashboard, icon: LayoutDashboard, isExact: true },
  { to: pages.adminQueue.path, text: texts.properties, icon: Building2, work: ['listings', 'revisions'] },
  { to: pages.adminListings.path, text: own.listings, icon: Rows3 },
  { to: pages.adminReports.path, text: texts.reports, icon: Flag, work: ['reports'] },
  {
    to: `${pages.adminAppeals.path}?status=undecided`,
    text: own.appeals,
    icon: Scale,
    work: ['appeals'],
  },
  { to: pages.adminMessages.path, text: own.threads, icon: MessagesSquare, work: ['threads'] },
  { to: pages.adminUsers.path, text: own.users, icon: Users },
  { to: pages.adminPayments.path, text: own.payments, icon: CreditCard },
  { to: pages.adminRoleRequests.path, text: own.roleRequests, icon: UserCog, work: ['roleRequests'] },
  { to: `${pages.adminContacts.path}?status=open`, text: texts.contacts, icon: Mail, work: ['contacts'] },
  { to: pages.adminStats.path, text: own.stats, icon: ChartColumn },
  { to: pages.adminAudit.path, text: own.audit, icon: ScrollText },
];

/** Sum of the loaded counts; undefined before the first one. */
function countOf(work: AdminWork | undefined, kinds: readonly WorkKind[] = []): OpenWork | undefined {
  const known = kinds.flatMap((kind) => work?.[kind] ?? []);
  if (known.length === 0) return undefined;
  return {
    waiting: known.reduce((sum, { waiting }) => sum + waiting, 0),
    late: known.reduce((sum, { late }) => sum + late, 0),
    oldestAt: null,
  };
}

export function AdminNav() {
  const bar = useShowCurrent<HTMLElement>(useLocation().pathname);
  const { data } = useRead('readAdminWork', { swr: fresh });
  return (
    <Bar ref={bar} aria-label={texts.navigation}>
      <SearchEntry />
      {links.map(({ to, text, icon: Icon, isExact = false, work }) => (
        <NavItem key={to} to={to} end={isExact}>
          <Icon />
          {text}
          <WorkCount work={countOf(data?.data, work)} />
        </NavItem>
      ))}
      <QueuesButton />
    </Bar>
  );
}
