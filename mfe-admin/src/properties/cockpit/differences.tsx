import { rejectCodes } from '@pokriv/contracts/listing/listing-states';
import type { ModerationFile, RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Notice, Stack } from '@pokriv/web-kit/ui';

import { hasWaitingChanges } from '../../deciding/decision.ts';
import { texts } from '../../messages.ts';
import { RevisionCard } from '../revision/revision-card.tsx';
import { SinceReturn } from '../revision/since-return.tsx';

interface DifferencesProps {
  listing: OwnProperty;
  since: ModerationFile['sinceReturn'];
  risks: readonly RiskFlag[];
}

/** Differences from the public version and from the returned one. */
export function Differences({ listing, since, risks }: DifferencesProps) {
  const { reason, code } = listing.moderation;
  return (
    <Stack $gap={4}>
      {hasWaitingChanges(listing) && <RevisionCard listing={listing} risks={risks} />}
      {since && <SinceReturn listing={listing} since={since} />}
      {reason && (
        <Notice tone="wait" title={texts.listing.moderation}>
          {code && `${rejectCodes[code]}. `}
          {reason}
        </Notice>
      )}
    </Stack>
  );
}
