import {
  holdingRisks,
  SAME_TEXT,
  type MessageKind,
  type Side,
} from '@pokriv/contracts/conversation/conversation-rules';
import { findRisks, type FoundRisk } from '@pokriv/contracts/conversation/message-risks';
import type { TenantFacts } from '@pokriv/contracts/conversation/thread';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import type { StoredMessage } from '../threads/message.model.ts';
import type { StoredThread } from '../threads/thread.model.ts';

export interface Written {
  thread: StoredThread;
  message: StoredMessage;
  readers: Side[];
  hint?: string;
}

interface Writing {
  side: Side;
  authorId: string;
  text: string;
  clientId: string;
  facts?: TenantFacts;
  kind?: Extract<MessageKind, 'text' | 'notice'>;
}

type WriteDeps = Pick<Parts, 'threads' | 'sending' | 'kept' | 'now'>;

export const isHolding = ({ risk }: FoundRisk): boolean => holdingRisks.includes(risk);

/**
 * Listings that received this text from the tenant today. Counts only until the landlord answers: repeated
 * replies and saved replies are not spam.
 */
async function countSameText(
  { sending, now }: WriteDeps,
  thread: StoredThread,
  { side, authorId, text }: Writing,
  unit: Unit,
): Promise<number> {
  if (side === 'landlord' || thread.wrote.landlord) return 0;
  return sending.countText({ userId: authorId, text, listingId: thread.listingId }, now(), unit);
}

function hintOf(isHeld: boolean, sameText: number): string | undefined {
  if (isHeld) return texts.isHeld;
  return sameText >= SAME_TEXT.hintAt ? texts.sameTextHint : undefined;
}

/**
 * Stores a message in the transaction, once per `clientId`; holds it when a risk requires that
 * (design/conversations, Against abuse).
 */
export async function writeMessage(
  deps: WriteDeps,
  thread: StoredThread,
  writing: Writing,
  unit: Unit,
): Promise<Written> {
  const { side, authorId, text, clientId, facts, kind } = writing;
  const { threads, sending, kept } = deps;
  const now = deps.now();
  const sameText = await countSameText(deps, thread, writing, unit);
  const risks = findRisks([text, facts?.about ?? ''].join('\n').trim(), { isFirst: !thread.wrote[side] });
  if (sameText >= SAME_TEXT.heldAt) risks.push({ risk: 'same_text', text: texts.sameText(sameText) });
  const isHeld = risks.some(isHolding);
  const hasFacts = side === 'tenant' && facts !== undefined && Object.keys(facts).length > 0;
  if (hasFacts) await kept.keepFacts(authorId, facts, unit);
  const written = await threads.append(
    thread,
    {
      from: side,
      kind: kind ?? (hasFacts ? 'facts' : 'text'),
      ...{ text, clientId, risks },
      ...(hasFacts && { facts }),
      state: isHeld ? 'held' : 'sent',
    },
    { now, unit },
  );
  if (isHeld) await sending.noteHeld(now, unit);
  const hint = hintOf(isHeld, sameText);
  return { ...written, ...(hint !== undefined && { hint }) };
}
