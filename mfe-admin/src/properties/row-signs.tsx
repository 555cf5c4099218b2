import type { QueueSigns } from '@pokriv/contracts/listing/moderation-file';
import { SOON } from '@pokriv/contracts/moderation/service-levels';
import { formatAgo } from '@pokriv/web-kit/format';
import { Badge, Cluster, Text } from '@pokriv/web-kit/ui';
import { CircleUserRound, Eye, TriangleAlert } from 'lucide-react';

import { hasWaitingChanges, isWaiting, waitsSince } from '../deciding/decision.ts';
import { presenceTexts } from '../deciding/presence-messages.ts';
import { StatusBadge } from '../list/status-badge.tsx';
import { texts } from '../messages.ts';
import { texts as assignmentTexts } from './assignment/messages.ts';
import { texts as riskTexts } from './file/messages.ts';
import type { QueueListing } from './use-queue.ts';

const HOUR_MS = 3_600_000;

const isLate = (since: string) => Date.now() - new Date(since).getTime() >= SOON.late * HOUR_MS;

interface RowSignsProps {
  listing: QueueListing;
  showsStatus: boolean;
  decided: string | undefined;
}

/** Facts that matter before opening a listing. */
export function RowSigns({ listing, showsStatus, decided }: RowSignsProps) {
  const { signs, status } = listing;
  const since = waitsSince(listing);
  const waits = isWaiting(listing);
  return (
    <Cluster $gap={1}>
      {decided && <Badge $tone="good">{decided}</Badge>}
      {showsStatus && <StatusBadge status={status} />}
      {waits && signs && <Risks risks={signs.risks} />}
      {hasWaitingChanges(listing) && <Badge $tone="wait">{texts.queue.revision}</Badge>}
      {waits && signs?.isAgain && <Badge $tone="info">{texts.queue.again}</Badge>}
      {waits && isLate(since) && <Badge $tone="danger">{texts.queue.late}</Badge>}
      {waits && signs?.assignment && (
        <Badge $tone={signs.assignment.isMine ? 'good' : 'neutral'}>
          <CircleUserRound />
          {signs.assignment.isMine ? assignmentTexts.mine : signs.assignment.holder.name}
        </Badge>
      )}
      {signs?.heldBy && (
        <Badge $tone="info">
          <Eye />
          {presenceTexts.watches(signs.heldBy)}
        </Badge>
      )}
      <Text as="span" $size="tiny" $tone="muted">
        {formatAgo(since)}
      </Text>
    </Cluster>
  );
}

function Risks({ risks }: { risks: QueueSigns['risks'] }) {
  if (risks === null) return <Badge>{texts.queue.unchecked}</Badge>;
  if (risks.length === 0) return null;
  return (
    <Badge $tone="danger" title={risks.map((kind) => riskTexts.titles[kind]).join(', ')}>
      <TriangleAlert />
      {texts.queue.risks(risks.length)}
    </Badge>
  );
}
