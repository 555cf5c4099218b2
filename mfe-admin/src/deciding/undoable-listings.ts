import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';

import { texts as common } from '../messages.ts';
import type { Sending, Undoable } from './undoable.ts';
import { decisionText, sendDecision, type Decision } from './decision.ts';
import { decidingTexts } from './messages.ts';
import { presenceTexts } from './presence-messages.ts';
import { refreshListings } from './refresh-listings.ts';

/** A decision on one or more listings, in the versions on screen. */
export interface Batch {
  listings: readonly Pick<OwnProperty, 'id' | 'title' | 'version'>[];
  decision: Decision;
}

/** Text about another moderator's earlier decision; undefined when there is none or the read fails. */
async function nameFirst(id: string, { quiet }: Sending): Promise<string | undefined> {
  try {
    const { decision } = (await call('readPresence', { params: { id }, ...(quiet && { quiet }) })).data;
    return decision && !decision.isMine ? `${presenceTexts.decided(decision)}.` : undefined;
  } catch (error) {
    console.debug('moderation decision: the other decision is unknown', error);
    return undefined;
  }
}

export function undoableListings({ listings, decision }: Batch): Undoable {
  const { action } = decision;
  return {
    subjects: listings.map(({ id, version, title = common.listing.noTitle }) => ({
      id,
      title,
      send: (sending) => sendDecision({ id, version }, decision, sending),
    })),
    done: (count) => decidingTexts.done(action, count),
    sent: (count) => (listings.length === 1 ? decisionText[action] : decidingTexts.sent(action, count)),
    ...('reason' in decision && { written: decision.reason }),
    nameFirst,
    onSent: refreshListings,
  };
}
