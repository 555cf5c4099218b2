import type { TenantFacts } from '@pokriv/contracts/conversation/thread';

/** Message draft by listing and user; a sign-out clears all storage (spec §4). */
export interface MessageDraft {
  text: string;
  facts?: TenantFacts;
  /** Send without a reply; a retry of the same text uses the same id, so it is stored once. */
  attempt?: { clientId: string; text: string };
}

const keyOf = (userId: string | undefined, listingId: string): string =>
  `message-draft:${userId ?? 'visitor'}:${listingId}`;

/** A visitor's draft ends with the tab, hidden from the next user of the device. */
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
 * Undefined removes the draft. Without storage the text lives in the form only.
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
    // Storage is unavailable.
  }
}

/** A visitor's draft in this tab passes to the user on sign-in. */
export function readMessageDraft(userId: string | undefined, listingId: string): MessageDraft | undefined {
  const before = userId === undefined ? undefined : read(undefined, listingId);
  if (!before) return read(userId, listingId);
  storeMessageDraft(undefined, listingId, undefined);
  storeMessageDraft(userId, listingId, before);
  return before;
}

/** Idempotency key: reused for a retry of the same text. */
export const clientIdFor = (text: string, attempt: MessageDraft['attempt']): string =>
  attempt?.text === text ? attempt.clientId : crypto.randomUUID();
