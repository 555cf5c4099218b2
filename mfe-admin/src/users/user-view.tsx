import { useUser } from '@pokriv/web-kit/session';
import { Stack } from '@pokriv/web-kit/ui';
import { Tabs } from '@pokriv/web-kit/ui/navigation';
import type { ReactNode } from 'react';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { UndoPanel } from '../undo/undo-panel.tsx';
import { useUserActs } from './acts/use-user-acts.ts';
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

interface UserViewProps extends UserPartProps {
  /** Rereads the user. */
  revalidate: () => Promise<unknown>;
}

export function UserView({ user, onChange, revalidate }: UserViewProps) {
  const isOwn = useUser()?.id === user.id;
  const work = useUserActs(user, revalidate);
  const [areKeysOn] = useKeysSetting();
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
    sessions: <SessionsTab user={user} isOwn={isOwn} isDecided={work.decided !== undefined} />,
    audit: <PersonAudit {...list} />,
  };
  return (
    <Stack $gap={5}>
      <UserHead user={user} isOwn={isOwn} work={work} onChange={onChange} />
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
      <UndoPanel undo={work.undo} areKeysOn={areKeysOn} />
    </Stack>
  );
}
