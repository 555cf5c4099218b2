import * as pages from '@pokriv/contracts/pages';
import { Guard } from '@pokriv/web-kit/guard';
import type { RouteObject } from '@pokriv/web-kit/router';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, type ComponentType } from 'react';

const page = (load: () => Promise<{ default: ComponentType }>) => {
  const Page = lazy(load);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
};

const AdminFrame = page(() =>
  import('./frame/admin-frame.tsx').then((file) => ({ default: file.AdminFrame })),
);
const DashboardPage = page(() =>
  import('./dashboard/dashboard-page.tsx').then((file) => ({ default: file.DashboardPage })),
);
const QueuePage = page(() =>
  import('./properties/queue-page.tsx').then((file) => ({ default: file.QueuePage })),
);
const ListingsPage = page(() =>
  import('./listings/listings-page.tsx').then((file) => ({ default: file.ListingsPage })),
);
const RoleRequestsPage = page(() =>
  import('./role-requests/role-requests-page.tsx').then((file) => ({ default: file.RoleRequestsPage })),
);
const ReportsPage = page(() =>
  import('./reports/reports-page.tsx').then((file) => ({ default: file.ReportsPage })),
);
const ThreadsPage = page(() =>
  import('./threads/threads-page.tsx').then((file) => ({ default: file.ThreadsPage })),
);
const ContactsPage = page(() =>
  import('./contacts/contacts-page.tsx').then((file) => ({ default: file.ContactsPage })),
);
const AppealsPage = page(() =>
  import('./appeals/appeals-page.tsx').then((file) => ({ default: file.AppealsPage })),
);
const UsersPage = page(() => import('./users/users-page.tsx').then((file) => ({ default: file.UsersPage })));
const UserPage = page(() => import('./users/user-page.tsx').then((file) => ({ default: file.UserPage })));
const PaymentsPage = page(() =>
  import('./payments/payments-page.tsx').then((file) => ({ default: file.PaymentsPage })),
);
const SearchPage = page(() =>
  import('./search/search-page.tsx').then((file) => ({ default: file.SearchPage })),
);
const AuditPage = page(() => import('./audit/audit-page.tsx').then((file) => ({ default: file.AuditPage })));

const StatsPage = page(() => import('./stats/stats-page.tsx').then((file) => ({ default: file.StatsPage })));

/** Routes of the administration (spec §2); each page is a lazy chunk. */
export const routes: RouteObject[] = [
  {
    path: pages.adminHome.path,
    element: <Guard roles={pages.adminHome.who}>{AdminFrame}</Guard>,
    children: [
      { index: true, element: DashboardPage },
      { path: pages.adminQueue.path, element: QueuePage },
      { path: pages.adminQueueItem.path, element: QueuePage },
      { path: pages.adminListings.path, element: ListingsPage },
      { path: pages.adminReports.path, element: ReportsPage },
      { path: pages.adminAppeals.path, element: AppealsPage },
      { path: pages.adminMessages.path, element: ThreadsPage },
      { path: pages.adminSearch.path, element: SearchPage },
      { path: pages.adminUsers.path, element: UsersPage },
      { path: pages.adminUser.path, element: UserPage },
      { path: pages.adminPayments.path, element: PaymentsPage },
      { path: pages.adminRoleRequests.path, element: RoleRequestsPage },
      { path: pages.adminContacts.path, element: ContactsPage },
      { path: pages.adminStats.path, element: StatsPage },
      { path: pages.adminAudit.path, element: AuditPage },
    ],
  },
];
