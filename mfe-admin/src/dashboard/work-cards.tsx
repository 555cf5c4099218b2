import * as pages from '@pokriv/contracts/pages';
import type { AdminWork, WorkKind } from '@pokriv/contracts/moderation/admin-work';
import { LATER, SOON, type ServiceLevel } from '@pokriv/contracts/moderation/service-levels';
import { useRead } from '@pokriv/web-kit/api';
import { Loading, Skeleton, Stack, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import {
  Building2,
  FilePenLine,
  Flag,
  Mail,
  MessagesSquare,
  Scale,
  UserCog,
  type LucideIcon,
} from 'lucide-react';

import { MissingPart } from '../figures/missing-part.tsx';
import { fresh } from '../list/fresh.ts';
import { texts } from './messages.ts';
import { WorkCard } from './work-card.tsx';
import { WorkGrid } from './work-grid.ts';

const cards: readonly { kind: WorkKind; icon: LucideIcon; to: string; promised: ServiceLevel }[] = [
  { kind: 'listings', icon: Building2, to: pages.adminQueue.path, promised: SOON },
  { kind: 'revisions', icon: FilePenLine, to: `${pages.adminQueue.path}?kind=revision`, promised: SOON },
  { kind: 'reports', icon: Flag, to: pages.adminReports.path, promised: SOON },
  {
    kind: 'appeals',
    icon: Scale,
    to: `${pages.adminAppeals.path}?status=undecided`,
    promised: LATER,
  },
  { kind: 'threads', icon: MessagesSquare, to: pages.adminMessages.path, promised: SOON },
  { kind: 'contacts', icon: Mail, to: `${pages.adminContacts.path}?status=open`, promised: LATER },
  { kind: 'roleRequests', icon: UserCog, to: pages.adminRoleRequests.path, promised: LATER },
];

const sumOf = (work: AdminWork, part: 'waiting' | 'late'): number =>
  Object.values(work).reduce((sum, one) => sum + (one?.[part] ?? 0), 0);

function Waiting() {
  return (
    <Loading>
      <WorkGrid>
        {cards.map(({ kind }) => (
          <Skeleton key={kind} $height="220px" />
        ))}
      </WorkGrid>
    </Loading>
  );
}

/** Open work by kind, with the same counts as the navigation. */
export function WorkCards() {
  const { data, error, mutate } = useRead('readAdminWork', { swr: fresh });
  if (!data && !error) return <Waiting />;
  if (!data) return <MissingPart title={texts.workMissing} onRetry={() => void mutate()} />;
  const work = data.data;
  const first = cards.find(({ kind }) => (work[kind]?.waiting ?? 0) > 0)?.kind;
  return (
    <Stack as="section" $gap={4}>
      <VisuallyHidden as="h2">{texts.waiting}</VisuallyHidden>
      <Text $tone="muted">{texts.today(sumOf(work, 'waiting'), sumOf(work, 'late'))}</Text>
      <WorkGrid>
        {cards.map(({ kind, ...card }) => (
          <WorkCard key={kind} {...card} {...texts.work[kind]} work={work[kind]} isFirst={kind === first} />
        ))}
      </WorkGrid>
    </Stack>
  );
}
