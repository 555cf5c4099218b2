import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import { statusLabel } from '@pokriv/contracts/listing/status-label';
import { rejectCodes, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink, Notice, Text, type NoticeTone } from '@pokriv/web-kit/ui';

import { isOver, isOwnView, type Listing } from '../listing.ts';
import { hiddenText } from '../reported/hidden-text.ts';
import { detailTexts } from './messages.ts';

const texts = detailTexts.status;

const tones: Partial<Record<ListingStatus, NoticeTone>> = {
  pending: 'wait',
  paused: 'wait',
  expired: 'wait',
  rented: 'wait',
  rejected: 'danger',
  removed: 'danger',
  deleted: 'danger',
};

const uneditable: readonly ListingStatus[] = ['removed', 'deleted'];

export function StatusBanner({ listing }: { listing: Listing }) {
  const user = useUser();
  const isOwner = user?.id === listing.landlord.id;
  if (isOwnView(listing)) {
    if (isOwner) return <OwnerBanner listing={listing} />;
    if (listing.status !== 'active') return <AdminBanner listing={listing} />;
  }
  if (!isOver(listing)) return null;
  return (
    <Notice tone="wait" title={detailTexts.inactive}>
      {detailTexts.inactiveText}
    </Notice>
  );
}

function Reason({ listing: { moderation, revision, status } }: { listing: OwnProperty }) {
  const isRefused = revision?.status === 'rejected' || (status !== 'active' && status !== 'pending');
  const { code, reason } = moderation;
  if (!isRefused || (!code && !reason)) return null;
  return (
    <Text $size="small">
      {texts.reason}: {[code && rejectCodes[code], reason].filter(Boolean).join('. ')}
    </Text>
  );
}

const statusTitle = (listing: OwnProperty): string =>
  isOver(listing) ? detailTexts.inactive : texts.title(statusLabel(listing));

function AdminBanner({ listing }: { listing: OwnProperty }) {
  return (
    <Notice tone={tones[listing.status]} title={statusTitle(listing)}>
      {!isOver(listing) && <Text $size="small">{texts.forAdmin}</Text>}
      <Reason listing={listing} />
    </Notice>
  );
}

function whatNow(listing: OwnProperty): string {
  const { status, revision } = listing;
  if (isHiddenByReports(listing)) return hiddenText(listing);
  if (revision) return texts.revision[revision.status];
  return status === 'active' ? texts.ownText : texts.forOwner[status];
}

function OwnerBanner({ listing }: { listing: OwnProperty }) {
  const { id, status, revision } = listing;
  return (
    <Notice
      tone={revision?.status === 'rejected' || isHiddenByReports(listing) ? 'danger' : tones[status]}
      title={status === 'active' ? texts.own : statusTitle(listing)}
      actions={
        <>
          {!uneditable.includes(status) && (
            <ButtonLink to={pathTo(pages.editListing, id)} variant="secondary" size="small">
              {texts.edit}
            </ButtonLink>
          )}
          <ButtonLink to={pages.myListings.path} variant="secondary" size="small">
            {texts.mine}
          </ButtonLink>
        </>
      }
    >
      <Text $size="small">{whatNow(listing)}</Text>
      <Reason listing={listing} />
    </Notice>
  );
}
