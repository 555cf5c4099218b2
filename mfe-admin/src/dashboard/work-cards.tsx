import * as pages from '@pokriv/contracts/pages';
import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { LATER, SOON } from '@pokriv/contracts/moderation/service-levels';
import { Stack, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Building2, FilePenLine, Flag, Mail, MessagesSquare, Scale, UserCog } from 'lucide-react';

import { texts } from './messages.ts';
import { WorkCard } from './work-card.tsx';
import { WorkGrid } from './work-grid.ts';

export function WorkCards({ stats: { listings, users, moderation, conversations } }: { stats: AdminStats }) {
  const queue = pages.adminQueue.path;
  const { work } = texts;
  return (
    <Stack as="section" $gap={4}>
      <VisuallyHidden as="h2">{texts.waiting}</VisuallyHidden>
      <WorkGrid>
        <WorkCard
          icon={Building2}
          {...work.listings}
          to={queue}
          work={listings && listings.work.listings}
          promised={SOON}
          isFirst
        />
        <WorkCard
          icon={FilePenLine}
          {...work.revisions}
          to={`${queue}?kind=revision`}
          work={listings && listings.work.revisions}
          promised={SOON}
        />
        <WorkCard
          icon={Flag}
          {...work.reports}
          to={pages.adminReports.path}
          work={moderation && moderation.work.reports}
          promised={SOON}
        />
        <WorkCard
          icon={Scale}
          {...work.appeals}
          to={`${pages.adminAppeals.path}?status=undecided`}
          work={moderation && moderation.work.appeals}
          promised={LATER}
        />
        <WorkCard
          icon={MessagesSquare}
          {...work.threads}
          to={pages.adminMessages.path}
          work={conversations && conversations.work.threads}
          promised={SOON}
        />
        <WorkCard
          icon={Mail}
          {...work.contacts}
          to={`${pages.adminContacts.path}?status=open`}
          work={moderation && moderation.work.contacts}
          promised={LATER}
        />
        <WorkCard
          icon={UserCog}
          {...work.roleRequests}
          to={pages.adminRoleRequests.path}
          work={users && users.work.roleRequests}
          promised={LATER}
        />
      </WorkGrid>
    </Stack>
  );
}
