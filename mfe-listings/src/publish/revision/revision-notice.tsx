import { rejectCodes } from '@pokriv/contracts/listing-states';
import type { OwnProperty } from '@pokriv/contracts/property';
import { Notice } from '@pokriv/web-kit/ui';

import { unitLabel } from '../keeping/unit-text.ts';
import { publishTexts as texts } from '../messages.ts';

const reasonOf = ({ moderation: { code, reason } }: OwnProperty): string =>
  [code && rejectCodes[code], reason].filter(Boolean).join('. ');

/** What a moderator has said of the listing, or has still to say of its changes. */
export function RevisionNotice({ listing }: { listing: OwnProperty }) {
  const { status, revision } = listing;
  const reason = reasonOf(listing);
  if (status === 'rejected' && reason) {
    return (
      <Notice tone="danger" title={texts.rejected}>
        {reason}
      </Notice>
    );
  }
  if (!revision) return null;
  const fields = revision.changed.map(unitLabel).join(', ');
  if (revision.status === 'pending') {
    return (
      <Notice tone="wait" title={texts.waitsTitle}>
        {texts.waitsText(fields)}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={texts.refusedTitle}>
      {texts.refusedText(fields)} {reason}
    </Notice>
  );
}
