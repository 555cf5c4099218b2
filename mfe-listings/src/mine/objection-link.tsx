import { appealPath } from '@pokriv/contracts/moderation/appeal-link';
import { decisionPath } from '@pokriv/contracts/moderation/decision-link';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { ButtonLink } from '@pokriv/web-kit/ui';

import { mineTexts } from './messages.ts';

/** To the decision about the listing and its appeal; a removal of an older release is appealed by the contact form. */
export function ObjectionLink({ listing: { id, status, moderation } }: { listing: OwnProperty }) {
  const { decisionId } = moderation;
  if (decisionId === undefined && status !== 'removed') return null;
  const to =
    decisionId === undefined ? appealPath({ about: 'removal', listingId: id }) : decisionPath(decisionId);
  return (
    <ButtonLink to={to} variant="secondary" size="small">
      {mineTexts.appeal}
    </ButtonLink>
  );
}
