import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import { statusLabel } from '@pokriv/contracts/listing/status-label';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Record<ListingStatus, BadgeTone> = {
  draft: 'info',
  pending: 'wait',
  active: 'good',
  rejected: 'danger',
  paused: 'wait',
  expired: 'neutral',
  rented: 'neutral',
  removed: 'danger',
  deleted: 'danger',
};

export function StatusBadge({ listing }: { listing: OwnProperty }) {
  const tone = isHiddenByReports(listing) ? 'danger' : tones[listing.status];
  return <Badge $tone={tone}>{statusLabel(listing)}</Badge>;
}
