import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';

import { titleOf } from '../list/title-of.ts';
import type { Sending, Undoable } from './undoable.ts';
import { decisionText, sendDecision, type Decision, type ReasonedDecision } from './decision.ts';
import { decidingTexts } from './messages.ts';
import { presenceTexts } from './presence-messages.ts';
import { refreshListings } from './refresh-listings.ts';

/** A decision on one or more listings, in the versions on screen. */
export interface Batch {
  listings: readonly Pick<OwnProperty, 'id' | 'title' | 'version'>[];
  decision: Decision;
}

/** Undone and refused decisions with a reason by listing id, to prefill the reason dialog. */
export type FormerDecisions = Map<string, ReasonedDecision>;

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

/** @param former keeps the decision until it is accepted */
export function undoableListings({ listings, decision }: Batch, former: FormerDecisions): Undoable {
  const { action } = decision;
  if ('reason' in decision) for (const { id } of listings) former.set(id, decision);
  return {
    subjects: listings.map(({ id, version, title }) => ({
      id,
      title: titleOf({ title }),
      send: async (sending) => {
        await sendDecision({ id, version }, decision, sending);
        former.delete(id);
      },
    })),
    done: (count) => decidingTexts.done(action, count),
    sent: (count) => (listings.length === 1 ? decisionText[action] : decidingTexts.sent(action, count)),
    ...('reason' in decision && { written: decision.reason }),
    nameFirst,
    onSent: refreshListings,
  };
}
