import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { ADDRESS_SHOWN_H, OUTCOME_TOLD } from '@pokriv/contracts/conversation/viewing-states';

import type { StoredViewing } from './viewing.model.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** A viewing as one side sees it; the address in a confirmed one only, until 24 h after it. */
export function shownViewing(
  viewing: StoredViewing,
  side: Side,
  { otherName, address, now }: { otherName: string; address: string | null; now: Date },
): Viewing {
  const { start, end, state } = viewing;
  const sinceStart = start ? now.getTime() - start.getTime() : -Infinity;
  const sinceEnd = end ? now.getTime() - end.getTime() : -Infinity;
  const { fromMin, untilH } = OUTCOME_TOLD;
  return {
    id: viewing._id,
    threadId: viewing.threadId,
    listing: { id: viewing.listingId, title: viewing.title },
    side,
    with: otherName,
    state,
    awaits: viewing.awaits,
    options: viewing.options.map((one) => one.toISOString()),
    start: isoOf(start),
    end: isoOf(end),
    people: viewing.people,
    kind: viewing.kind,
    note: viewing.note,
    reason: viewing.reason,
    address: state === 'confirmed' && sinceEnd <= ADDRESS_SHOWN_H * HOUR_MS ? address : null,
    coming: viewing.coming,
    expiresAt: isoOf(viewing.expiresAt),
    canTellOutcome:
      state === 'confirmed' && sinceStart >= fromMin * MINUTE_MS && sinceStart <= untilH * HOUR_MS,
    sequence: viewing.sequence,
  };
}
