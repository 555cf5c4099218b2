import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';

import { termOf } from '../days-left.ts';
import type { RowChoice } from '../listing-menu.tsx';
import { mineTexts } from '../messages.ts';
import { isEditable, wasPublic } from '../owner-actions.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { ColumnId } from './columns.ts';
import { tableTexts as texts } from './messages.ts';
import { RentCell } from './rent-cell.tsx';
import { InPlace } from './table-parts.ts';

/** State of the listing and of its edit. */
export function Status({ listing }: { listing: OwnProperty }) {
  const revision = isHiddenByReports(listing) ? null : listing.revision;
  const note = revision && (revision.status === 'pending' ? texts.revisionPending : texts.revisionRejected);
  return (
    <>
      <StatusBadge listing={listing} />
      {note && <small>{note}</small>}
    </>
  );
}

function Expiry({ listing, onChoose }: Pick<CellProps, 'listing' | 'onChoose'>) {
  const { status, expiresAt, leaseEnd, title = mineTexts.untitled } = listing;
  if (status === 'rented' && leaseEnd) {
    const day = formatDate(`${leaseEnd}T12:00:00Z`, 'short');
    return (
      <InPlace
        type="button"
        aria-label={mineTexts.changeLeaseOf(title, day)}
        onClick={() => onChoose('lease')}
      >
        {day}
      </InPlace>
    );
  }
  if (!expiresAt || !['active', 'paused', 'expired'].includes(status)) return texts.none;
  return <span data-soon={termOf(listing).isSoon || undefined}>{formatDate(expiresAt, 'short')}</span>;
}

/** Counts exist only of a listing that visitors may have seen. */
const counted = (listing: OwnProperty, count: number | undefined): string =>
  wasPublic(listing) && count !== undefined ? formatNumber(count) : texts.none;

interface CellProps {
  column: ColumnId;
  listing: OwnProperty;
  onChanged: (changed: OwnProperty) => Promise<void>;
  onChoose: (choice: RowChoice) => void;
}

export function Cell({ column, listing, onChanged, onChoose }: CellProps) {
  switch (column) {
    case 'status':
      return <Status listing={listing} />;
    case 'rent':
      return <RentCell listing={listing} onChanged={onChanged} />;
    case 'weekViews':
      return counted(listing, listing.week?.views);
    case 'weekPhones':
      return counted(listing, listing.week?.phoneReveals);
    case 'quality':
      return isEditable(listing.status) ? formatNumber(listing.quality.score) : texts.none;
    case 'expires':
      return <Expiry listing={listing} onChoose={onChoose} />;
    case 'views':
      return counted(listing, listing.views);
    case 'phones':
      return counted(listing, listing.phoneReveals);
    case 'favorites':
      return counted(listing, listing.favorites);
  }
}
