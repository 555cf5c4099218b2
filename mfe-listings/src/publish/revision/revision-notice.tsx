import { rejectCodes } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Notice } from '@pokriv/web-kit/ui';

import { correctionAdvice } from '../../mine/correction-advice.ts';
import { unitLabel } from '../saving/unit-text.ts';
import { publishTexts as texts } from '../messages.ts';

const reasonOf = ({ moderation: { code, reason } }: OwnProperty): string =>
  [code && rejectCodes[code], reason].filter(Boolean).join('. ');

function Reason({ listing }: { listing: OwnProperty }) {
  const { code } = listing.moderation;
  return (
    <>
      <p>{reasonOf(listing)}</p>
      {code && (
        <p>
          <strong>{texts.mend}</strong> {correctionAdvice[code]}
        </p>
      )}
    </>
  );
}

export function RevisionNotice({ listing }: { listing: OwnProperty }) {
  const { status, revision } = listing;
  if (status === 'rejected' && reasonOf(listing)) {
    return (
      <Notice tone="danger" title={texts.rejected}>
        <Reason listing={listing} />
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
      <p>{texts.refusedText(fields)}</p>
      <Reason listing={listing} />
    </Notice>
  );
}
