import type { ListingRef } from '@pokriv/conversations-service/listing-refs/listing-ref.model';
import type { StoredMessage } from '@pokriv/conversations-service/threads/message.model';
import { stepOf, type NewMessage } from '@pokriv/conversations-service/threads/thread-step';
import type { StoredThread } from '@pokriv/conversations-service/threads/thread.model';
import {
  UNANSWERED_MAIL_H,
  UNREAD_MAIL_MIN,
  type Side,
} from '@pokriv/contracts/conversation/conversation-rules';
import { wordsOf } from '@pokriv/service-kit/words';

import { documentId } from '../demo-reports.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Talk } from './talk.ts';
import { HOUR_MS } from './talks.ts';

export interface ThreadEvent {
  at: Date;
  message: NewMessage;
}

export interface ThreadParts {
  id: string;
  talk: Talk;
  listing: ListingRef;
  tenant: DemoPerson;
  landlord: DemoPerson;
  events: readonly ThreadEvent[];
  now: Date;
}

const ofSides = <Value>(of: (side: Side) => Value): Record<Side, Value> => ({
  tenant: of('tenant'),
  landlord: of('landlord'),
});

/** Replays a talk's messages by the service's own rules, then its people's acts in the inbox. */
export function demoThread(parts: ThreadParts): { thread: StoredThread; messages: StoredMessage[] } {
  const { id: threadId, talk } = parts;
  const events = [...parts.events].sort((one, other) => one.at.getTime() - other.at.getTime());
  let thread = emptyThread(parts, events[0]?.at ?? parts.now);
  const messages: StoredMessage[] = [];
  for (const [index, { at, message }] of events.entries()) {
    thread = applied(thread, stepOf(thread, message, at).update);
    const { from, kind, text, state = 'sent', risks = [], ...rest } = message;
    messages.push({
      _id: documentId(`message/${threadId}`, index),
      threadId,
      seq: thread.lastSeq,
      ...{ from, kind, text, risks, state },
      ...rest,
      at,
    });
  }
  return { thread: settled(thread, messages, { talk, now: parts.now }), messages };
}

function emptyThread({ id, talk, listing, tenant, landlord }: ThreadParts, at: Date): StoredThread {
  const { _id: listingId, title, status, cover, city, price } = listing;
  return {
    _id: id,
    ...{ listingId, tenantId: tenant.id, landlordId: landlord.id },
    listing: { title, status, cover, city, price },
    priceThen: price,
    state: 'open',
    facts: null,
    lastSeq: 0,
    lastAt: ofSides(() => at),
    last: ofSides(() => null),
    readSeq: ofSides(() => 0),
    unread: ofSides(() => 0),
    archived: ofSides(() => false),
    muted: ofSides((side) => talk.muted === side),
    blocked: ofSides(() => false),
    wrote: ofSides(() => false),
    words: wordsOf(title, tenant.firstName, tenant.lastName, landlord.firstName, landlord.lastName),
    label: 'new',
    note: '',
    changedAt: at,
    createdAt: at,
  };
}

type Update = ReturnType<typeof stepOf>['update'];

/** Applies a MongoDB update to a plain document: `$inc`, `$set` and `$unset` of paths with at most one dot. */
function applied(thread: StoredThread, { $inc, $set, $unset = {} }: Update): StoredThread {
  const copy = structuredClone(thread) as unknown as Record<string, unknown>;
  const placeOf = (path: string): [Record<string, unknown>, string] => {
    const [first = '', second] = path.split('.');
    if (second === undefined) return [copy, first];
    copy[first] ??= {};
    return [copy[first] as Record<string, unknown>, second];
  };
  for (const [path, by] of Object.entries($inc)) {
    const [place, key] = placeOf(path);
    place[key] = Number(place[key] ?? 0) + Number(by);
  }
  for (const [path, value] of Object.entries($set)) {
    const [place, key] = placeOf(path);
    place[key] = value;
  }
  for (const path of Object.keys($unset)) {
    const [place, key] = placeOf(path);
    delete place[key];
  }
  return copy as unknown as StoredThread;
}

const authorOf = ({ from, by }: Pick<StoredMessage, 'from' | 'by'>) => (from === 'system' ? by : from);

/** Applies later reads, archiving and mails. */
function settled(
  thread: StoredThread,
  messages: readonly StoredMessage[],
  { talk, now }: { talk: Talk; now: Date },
): StoredThread {
  const seen = ofSides((side) => messages.filter(({ state, from }) => state !== 'held' || from === side));
  const readSeq = ofSides((side) => {
    const isRead = (message: StoredMessage) => talk.unread !== side || authorOf(message) === side;
    return seen[side].findLast(isRead)?.seq ?? 0;
  });
  const unread = ofSides((side) =>
    seen[side].filter((message) => message.seq > readSeq[side] && authorOf(message) !== side),
  );
  const blocked = ofSides((side) => talk.blocked === side);
  const { mailDueAt: _due, mailedAt: _mailed, answerDueAt, ...kept } = thread;
  const mailedAt = Object.fromEntries(
    (['tenant', 'landlord'] as const).flatMap((side) => {
      const first = unread[side][0];
      return first && !thread.muted[side]
        ? [[side, new Date(first.at.getTime() + UNREAD_MAIL_MIN * 60_000)]]
        : [];
    }),
  );
  return {
    ...kept,
    ...(talk.report?.decision !== undefined && { state: 'closed' as const }),
    ...(talk.label && { label: talk.label }),
    note: talk.note ?? '',
    readSeq,
    unread: ofSides((side) => (blocked[side] ? 0 : unread[side].length)),
    archived: ofSides((side) => talk.archived === side),
    blocked,
    ...(Object.keys(mailedAt).length > 0 && { mailedAt }),
    ...(answerDueAt && remindedOf(answerDueAt, now)),
  };
}

/** Reminders of an unanswered thread sent so far, and the next one. */
function remindedOf(answerDueAt: Date, now: Date): Pick<StoredThread, 'answerDueAt' | 'reminders'> {
  const [first, second] = UNANSWERED_MAIL_H;
  const dates = [answerDueAt, new Date(answerDueAt.getTime() + (second - first) * HOUR_MS)];
  const reminders = dates.filter((at) => at <= now).length;
  const next = dates[reminders];
  return { ...(reminders > 0 && { reminders }), ...(next && { answerDueAt: next }) };
}
