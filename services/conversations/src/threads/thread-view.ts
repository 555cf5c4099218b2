import {
  holdingRisks,
  otherSide,
  type Side,
  type ThreadState,
} from '@pokriv/contracts/conversation/conversation-rules';
import type { Message, Thread } from '@pokriv/contracts/conversation/thread';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { ERASED } from '@pokriv/contracts/erased';

import { texts } from '../messages.ts';
import type { StoredPerson } from '../people/person.model.ts';
import { shortName } from '../people/person.repository.ts';
import type { StoredMessage } from './message.model.ts';
import type { StoredThread } from './thread.model.ts';

export const goneStatuses: readonly ListingStatus[] = ['removed', 'deleted'];

/** Id of an erased person, one per thread: `erased-{thread id}`. */
export const erasedId = (threadId: string): string => `${ERASED}-${threadId}`;
export const isErasedId = (id: string): boolean => id.startsWith(`${ERASED}-`);

type Ended = Pick<StoredThread, 'state' | 'tenantId' | 'landlordId'> & {
  listing: Pick<StoredThread['listing'], 'status'>;
};

/** Read-only: closed by a moderator, or the listing or one of the people is gone. */
export const isClosed = ({ state, listing, tenantId, landlordId }: Ended): boolean =>
  state === 'closed' ||
  goneStatuses.includes(listing.status) ||
  isErasedId(tenantId) ||
  isErasedId(landlordId);

/** A thread stays invisible to a side while all messages are hidden from it: held, or of a blocked person. */
export const isShownTo = (thread: Pick<StoredThread, 'last'>, side: Side): boolean =>
  thread.last[side] !== null;

const idOf = (thread: StoredThread, side: Side) => (side === 'tenant' ? thread.tenantId : thread.landlordId);
export const otherIdOf = (thread: StoredThread, side: Side): string => idOf(thread, otherSide(side));

/** „Мария П.“; an erased or unknown person has no name. */
export function nameOf(id: string, person: StoredPerson | null | undefined): string {
  if (isErasedId(id)) return texts.erasedPerson;
  return person ? shortName(person) : texts.someone;
}

const fromOf = (from: StoredMessage['from'], side: Side): Message['from'] => {
  if (from === 'system') return 'system';
  return from === side ? 'me' : 'other';
};

const stateFor = (thread: StoredThread): ThreadState => (isClosed(thread) ? 'closed' : thread.state);

/** A thread as seen by one side: without the other side's label and note, and without hidden messages. */
export function toThread(
  thread: StoredThread,
  side: Side,
  { other, viewing }: { other: StoredPerson | null | undefined; viewing: Viewing | null },
): Thread {
  const otherId = otherIdOf(thread, side);
  const { title, cover, city, status, price } = thread.listing;
  const last = thread.last[side];
  return {
    id: thread._id,
    side,
    state: stateFor(thread),
    listing: { id: thread.listingId, title, cover, city, status, price, priceThen: thread.priceThen },
    other: { id: otherId, name: nameOf(otherId, other), avatar: other?.avatar ?? null },
    facts: thread.facts,
    lastSeq: thread.lastSeq,
    lastAt: thread.lastAt[side].toISOString(),
    last: last && { from: fromOf(last.from, side), text: last.text },
    unread: thread.unread[side],
    isArchived: thread.archived[side],
    isMuted: thread.muted[side],
    isBlocked: thread.blocked[side],
    isMutual: thread.wrote.tenant && thread.wrote.landlord,
    ...(side === 'landlord' && { label: thread.label, note: thread.note }),
    viewing,
    createdAt: thread.createdAt.toISOString(),
  };
}

/** A message as seen by one side: a removed one without its text; holding risks only for its author. */
export function toMessage(message: StoredMessage, side: Side): Message {
  const isOwn = message.from === side;
  const isRemoved = message.state === 'removed';
  return {
    id: message._id,
    seq: message.seq,
    from: fromOf(message.from, side),
    kind: message.kind,
    text: isRemoved ? '' : message.text,
    ...(message.facts && !isRemoved && { facts: message.facts }),
    ...(message.viewingId !== undefined && { viewingId: message.viewingId }),
    ...(isOwn && message.clientId !== undefined && { clientId: message.clientId }),
    state: message.state,
    risks: message.risks.map(({ risk }) => risk).filter((risk) => isOwn || !holdingRisks.includes(risk)),
    at: message.at.toISOString(),
  };
}
