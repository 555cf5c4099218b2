import { useUser } from '@pokriv/web-kit/session';
import { Stack } from '@pokriv/web-kit/ui';
import { Tabs } from '@pokriv/web-kit/ui/navigation';
import type { ReactNode } from 'react';

import { BillingTab } from './billing/billing-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { texts } from './messages.ts';
import { PersonAudit } from './records/person-audit.tsx';
import { PersonListings } from './records/person-listings.tsx';
import { PersonReports } from './records/person-reports.tsx';
import { PersonRoleRequests } from './records/person-role-requests.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { UserHead } from './user-head.tsx';
import { useTabAddress, type TabId } from './use-tab-address.ts';
import type { UserPartProps } from './use-user-write.ts';

export function UserView({ user, onChange }: UserPartProps) {
  const isOwn = useUser()?.id === user.id;
  const address = useTabAddress(user.id);
  const { page, hrefFor } = address;
  const list = { page, hrefFor, userId: user.id };
  const contents: Readonly<Record<TabId, ReactNode>> = {
    data: <DataTab user={user} isOwn={isOwn} onChange={onChange} />,
    listings: <PersonListings {...list} />,
    billing: <BillingTab {...list} />,
    filed: <PersonReports {...list} side="filed" />,
    about: <PersonReports {...list} side="about" />,
    roleRequests: <PersonRoleRequests {...list} />,
    sessions: <SessionsTab user={user} isOwn={isOwn} />,
    audit: <PersonAudit {...list} />,
  };
  return (
    <Stack $gap={5}>
      <UserHead user={user} isOwn={isOwn} onChange={onChange} />
      <Tabs
        label={texts.sections}
        selected={address.tab}
        onSelect={address.select}
        tabs={(Object.keys(texts.tabs) as TabId[]).map((id) => ({
          id,
          label: texts.tabs[id],
          content: contents[id],
        }))}
      />
    </Stack>
  );
}
