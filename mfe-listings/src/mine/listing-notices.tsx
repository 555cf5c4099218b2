import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import { rejectCodes } from '@pokriv/contracts/listing/listing-states';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Button, Notice } from '@pokriv/web-kit/ui';

import { RemarkList } from '../remarks/remark-list.tsx';
import { remarksOf } from '../remarks/remarks-of.ts';
import { hiddenText } from '../reported/hidden-text.ts';
import { reportedTexts } from '../reported/messages.ts';
import { correctionAdvice } from './correction-advice.ts';
import { mineTexts } from './messages.ts';
import { ObjectionLink } from './objection-link.tsx';
import { revisionTexts } from './revision-texts.ts';

function Remarks({ listing }: { listing: OwnProperty }) {
  const remarks = remarksOf(listing);
  if (remarks.length === 0) return null;
  return (
    <RemarkList remarks={remarks} images={listing.images} form={pathTo(pages.editListing, listing.id)} />
  );
}

function Reason({ listing }: { listing: OwnProperty }) {
  const { status, moderation } = listing;
  const { code, reason } = moderation;
  if (!code && !reason) return null;
  return (
    <Notice
      tone="danger"
      title={status === 'rejected' ? mineTexts.rejected : mineTexts.removed}
      actions={<ObjectionLink listing={listing} />}
    >
      {[code && `${rejectCodes[code]}.`, reason].filter(Boolean).join(' ')}
      {status === 'rejected' && code && (
        <p>
          <strong>{mineTexts.mend}</strong> {correctionAdvice[code]}
        </p>
      )}
      <Remarks listing={listing} />
    </Notice>
  );
}

function Hidden({ listing }: { listing: OwnProperty }) {
  return (
    <Notice tone="danger" title={reportedTexts.hidden} actions={<ObjectionLink listing={listing} />}>
      {hiddenText(listing)} {mineTexts.waiting.meanwhile}
    </Notice>
  );
}

interface ListingNoticesProps {
  listing: OwnProperty;
  onShowRevision: () => void;
}

export function ListingNotices({ listing, onShowRevision }: ListingNoticesProps) {
  const { status, revision, moderation } = listing;
  if (status === 'rejected' || status === 'removed') return <Reason listing={listing} />;
  if (isHiddenByReports(listing)) return <Hidden listing={listing} />;
  if (!revision) return null;
  const isRefused = revision.status === 'rejected';
  return (
    <Notice
      tone={isRefused ? 'danger' : 'wait'}
      title={revisionTexts.notice[revision.status].title}
      actions={
        <>
          <Button type="button" variant="secondary" size="small" onClick={onShowRevision}>
            {revisionTexts.show}
          </Button>
          {isRefused && <ObjectionLink listing={listing} />}
        </>
      }
    >
      {isRefused && moderation.reason ? moderation.reason : revisionTexts.notice[revision.status].text}
      {isRefused && <Remarks listing={listing} />}
    </Notice>
  );
}
