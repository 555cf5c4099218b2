import type { TenantFacts } from '@pokriv/contracts/conversation/thread';

/** Draft of a message, by listing and user. A sign-out clears it with all storage (spec §4). */
export interface MessageDraft {
  text: string;
  facts?: TenantFacts;
  /** A send with a lost reply; the same text is sent again with the same id, so it is stored once. */
  attempt?: { clientId: string; text: string };
}

const keyOf = (userId: string | undefined, listingId: string): string =>
  `message-draft:${userId ?? 'visitor'}:${listingId}`;

/** A visitor's draft ends with the tab, so that the next user of the device does not see it. */
const storageOf = (userId: string | undefined): Storage => (userId ? localStorage : sessionStorage);

const isDraft = (value: unknown): value is MessageDraft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

function read(userId: string | undefined, listingId: string): MessageDraft | undefined {
  try {
    const value = JSON.parse(storageOf(userId).getItem(keyOf(userId, listingId)) ?? 'null') as unknown;
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the draft; undefined removes it. Without storage the text lasts as long as the form.
 * @param userId undefined for a visitor
 */
export function storeMessageDraft(
  userId: string | undefined,
  listingId: string,
  draft: MessageDraft | undefined,
): void {
  try {
    const key = keyOf(userId, listingId);
    if (draft) storageOf(userId).setItem(key, JSON.stringify(draft));
    else storageOf(userId).removeItem(key);
  } catch {
    // Storage is forbidden.
  }
}

/** The user's draft. A visitor's draft in this tab becomes the user's on sign-in. */
export function readMessageDraft(userId: string | undefined, listingId: string): MessageDraft | undefined {
  const before = userId === undefined ? undefined : read(undefined, listingId);
  if (!before) return read(userId, listingId);
  storeMessageDraft(undefined, listingId, undefined);
  storeMessageDraft(userId, listingId, before);
  return before;
}

/** Idempotency key of a send: that of the attempt with the same text, else a new one. */
export const clientIdFor = (text: string, attempt: MessageDraft['attempt']): string =>
  attempt?.text === text ? attempt.clientId : crypto.randomUUID();
