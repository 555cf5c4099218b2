import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import {
  ADDRESS_SHOWN_H,
  OUTCOME_TOLD,
  viewingTable,
  type ViewingState,
} from '@pokriv/contracts/conversation/viewing-states';
import { possibleActions } from '@pokriv/contracts/transition';

import { HOUR_MS, MINUTE_MS } from './free-slots.ts';
import type { StoredViewing } from './viewing.model.ts';

const agreed: readonly ViewingState[] = [
  'confirmed',
  'moved',
  'done',
  'no_show_tenant',
  'no_show_landlord',
  'disputed',
];

/** Exact address: from the confirmation of a time until 24 h after it; never for a video viewing. */
export function shownAddress(viewing: StoredViewing, address: string | null, now: Date): string | null {
  const { state, wasConfirmed, start, kind } = viewing;
  if (!start || !wasConfirmed || kind === 'video' || !agreed.includes(state)) return null;
  return now.getTime() < start.getTime() + ADDRESS_SHOWN_H * HOUR_MS ? address : null;
}

/** Whether the outcome can be reported now, regardless of the state. */
export function isOutcomeTime({ start }: Pick<StoredViewing, 'start'>, now: Date): boolean {
  if (!start) return false;
  const since = now.getTime() - start.getTime();
  return since >= OUTCOME_TOLD.fromMin * MINUTE_MS && since <= OUTCOME_TOLD.untilH * HOUR_MS;
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A viewing as seen by one side (design/conversations, Privacy). */
export function shownViewing(
  viewing: StoredViewing,
  side: Side,
  { otherName, address, now }: { otherName: string; address: string | null; now: Date },
): Viewing {
  const { _id: id, threadId, listingId, title, state, awaits, people, kind, note, reason } = viewing;
  const canSay = possibleActions(viewingTable, state, side).some((action) => action.startsWith('say_'));
  return {
    id,
    threadId,
    listing: { id: listingId, title },
    side,
    with: otherName,
    ...{ state, awaits, people, kind, note, reason },
    options: viewing.options.map((option) => option.toISOString()),
    start: iso(viewing.start),
    end: iso(viewing.end),
    address: shownAddress(viewing, address, now),
    coming: viewing.coming,
    expiresAt: iso(viewing.expiresAt),
    canTellOutcome: canSay && isOutcomeTime(viewing, now),
    sequence: viewing.sequence,
  };
}
