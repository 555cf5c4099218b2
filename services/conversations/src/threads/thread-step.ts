import {
  otherSide,
  UNANSWERED_MAIL_H,
  UNREAD_MAIL_MIN,
  type MessageKind,
  type MessageState,
  type Side,
} from '@pokriv/contracts/conversation/conversation-rules';
import type { FoundRisk } from '@pokriv/contracts/conversation/message-risks';
import type { TenantFacts } from '@pokriv/contracts/conversation/thread';

import type { StoredThread } from './thread.model.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const PREVIEW_LENGTH = 160;

export interface NewMessage {
  from: Side | 'system';
  kind: MessageKind;
  text: string;
  facts?: TenantFacts;
  viewingId?: string;
  clientId?: string;
  risks?: FoundRisk[];
  state?: Extract<MessageState, 'sent' | 'held'>;
  /** Acting side of a system message; the message does not count as unread for it. */
  by?: Side;
  /** Set for a tenant's request confirmed at once by the landlord's hours: counts as an answer in time. */
  isAnswered?: boolean;
}

type PlacedMessage = Pick<NewMessage, 'from' | 'kind' | 'text' | 'facts' | 'state' | 'by' | 'isAnswered'>;

/** Sides that see a new message immediately. */
export function readersOf(
  thread: Pick<StoredThread, 'blocked'>,
  { from, state = 'sent' }: Pick<PlacedMessage, 'from' | 'state'>,
): Side[] {
  if (from === 'system') return ['tenant', 'landlord'];
  const reader = otherSide(from);
  return state === 'held' || thread.blocked[reader] ? [from] : [from, reader];
}

const forSides = <Value>(sides: readonly Side[], field: string, value: Value): Record<string, Value> =>
  Object.fromEntries(sides.map((side) => [`${field}.${side}`, value]));

const isEmpty = ({ wrote, reachedAt }: StoredThread) => !wrote.tenant && !wrote.landlord && !reachedAt;

/** Thread state after a message, and the landlord's response times. */
function progressOf(thread: StoredThread, message: PlacedMessage, now: Date) {
  const { from, kind, state = 'sent', by, isAnswered = false } = message;
  const author = from === 'system' ? by : from;
  const reaches = author === 'tenant' && readersOf(thread, message).includes('landlord');
  const answers = author === 'landlord' && state === 'sent';
  const awaitsAnswer = reaches && from === 'tenant' && !thread.answerDueAt && !thread.reminders;
  const isFirstReach = reaches && !thread.reachedAt;
  const isAnswer = answers && kind !== 'notice' && thread.reachedAt && !thread.answeredAt;
  return {
    isFirstReach,
    set: {
      ...(state === 'held' && isEmpty(thread) && thread.state === 'open' && { state: 'held' as const }),
      ...(state === 'sent' && thread.state === 'held' && { state: 'open' as const }),
      ...(isFirstReach && { reachedAt: now }),
      ...(awaitsAnswer && { answerDueAt: new Date(now.getTime() + UNANSWERED_MAIL_H[0] * HOUR_MS) }),
      ...((isAnswer || (isFirstReach && isAnswered)) && { answeredAt: now }),
      ...(answers && from === 'landlord' && thread.label === 'new' && { label: 'talking' as const }),
    },
    unset: answers ? { answerDueAt: true, reminders: true } : {},
  };
}

/**
 * Effects of a message on its thread (design/conversations): order, previews, unread counts, due mails and
 * the landlord's response.
 * @returns the update, the sides that see the message, and whether it is the first to reach the landlord
 */
export function stepOf(thread: StoredThread, message: PlacedMessage, now: Date) {
  const { from, text, facts, state = 'sent', by } = message;
  const readers = readersOf(thread, message);
  const told = readers.filter((side) => side !== from && side !== by);
  const needsMail = told.filter(
    (side) => !thread.muted[side] && !thread.mailDueAt?.[side] && !thread.mailedAt?.[side],
  );
  const { set, unset, isFirstReach } = progressOf(thread, message, now);
  return {
    readers,
    isFirstReach,
    update: {
      $inc: { lastSeq: 1, ...forSides(told, 'unread', 1) },
      $set: {
        changedAt: now,
        ...forSides(readers, 'lastAt', now),
        ...forSides(readers, 'last', { from, text: text.slice(0, PREVIEW_LENGTH) }),
        ...forSides(readers, 'archived', false),
        ...forSides(needsMail, 'mailDueAt', new Date(now.getTime() + UNREAD_MAIL_MIN * MINUTE_MS)),
        ...(from !== 'system' && state === 'sent' && { [`wrote.${from}`]: true }),
        ...(facts && readers.length > 1 && { facts }),
        ...set,
      },
      ...(Object.keys(unset).length > 0 && { $unset: unset }),
    },
  };
}
