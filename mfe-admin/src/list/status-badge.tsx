import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<ListingStatus, BadgeTone>> = {
  draft: 'neutral',
  pending: 'wait',
  active: 'good',
  rejected: 'danger',
  paused: 'neutral',
  expired: 'neutral',
  rented: 'info',
  removed: 'danger',
  deleted: 'neutral',
};

export function StatusBadge({ status }: { status: ListingStatus }) {
  return <Badge $tone={tones[status]}>{listingStatuses[status]}</Badge>;
}
