import type { MessageKind, MessageState, Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { FoundRisk } from '@pokriv/contracts/conversation/message-risks';
import type { TenantFacts } from '@pokriv/contracts/conversation/thread';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface StoredMessage {
  _id: string;
  threadId: string;
  /** From 1, unique and ascending; a released message moves to the end and leaves its old number unused. */
  seq: number;
  from: Side | 'system';
  kind: MessageKind;
  text: string;
  facts?: TenantFacts;
  viewingId?: string;
  /** System message only: the acting side. */
  by?: Side;
  /** From the browser; absent in system messages. */
  clientId?: string;
  risks: FoundRisk[];
  state: MessageState;
  /** Side that had blocked the author at the time: never shown to it. */
  hiddenFrom?: Side;
  at: Date;
}

const schema = storedSchema<StoredMessage>({
  _id: { type: String, required: true },
  threadId: { type: String, required: true },
  seq: { type: Number, required: true },
  from: { type: String, required: true },
  kind: { type: String, required: true },
  text: { type: String, required: true },
  facts: Object,
  viewingId: String,
  by: String,
  clientId: String,
  risks: { type: [Object], required: true } as never,
  state: { type: String, required: true },
  hiddenFrom: String,
  at: { type: Date, required: true },
});
schema.index({ threadId: 1, seq: 1 }, { name: 'order of a thread', unique: true });
schema.index(
  { threadId: 1, from: 1, clientId: 1 },
  {
    name: 'stored once',
    unique: true,
    partialFilterExpression: { clientId: { $exists: true } },
  },
);
schema.index({ state: 1, at: 1 }, { name: 'held', partialFilterExpression: { state: 'held' } });

export const messageModel = defineModel<StoredMessage>('Message', 'messages', schema);
