import type { ListingShown } from '@pokriv/contracts/job-parts';
import type { Side, ThreadLabel, ThreadState } from '@pokriv/contracts/conversation/conversation-rules';
import type { TenantFacts } from '@pokriv/contracts/conversation/thread';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

export type OfSides<Value> = Record<Side, Value>;

export interface StoredThread {
  _id: string;
  listingId: string;
  tenantId: string;
  landlordId: string;
  /** As last told; the address stays with the listing's copy. */
  listing: Pick<ListingShown, 'cover' | 'city' | 'price'> & { title: string; status: ListingStatus };
  priceThen: ListingShown['price'];
  state: ThreadState;
  facts: TenantFacts | null;
  lastSeq: number;
  /** Of the last message that the side sees: held and blocked ones differ. */
  lastAt: OfSides<Date>;
  last: OfSides<{ from: Side | 'system'; text: string } | null>;
  readSeq: OfSides<number>;
  /** Messages of the other side, and of the system, that were not read. */
  unread: OfSides<number>;
  archived: OfSides<boolean>;
  muted: OfSides<boolean>;
  /** The side has blocked the other person: what that person writes is not shown to it. */
  blocked: OfSides<boolean>;
  /** The side has written at least one message. */
  wrote: OfSides<boolean>;
  /** Words of both names and the title, for the search of the inbox. */
  words: string[];
  label: ThreadLabel;
  note: string;
  /** When a mail about unread messages is due; absent: none is due, or one was sent since the last reading. */
  mailDueAt?: Partial<OfSides<Date>>;
  mailedAt?: Partial<OfSides<Date>>;
  /** When the landlord is reminded of an unanswered thread, and how often that was done. */
  answerDueAt?: Date;
  reminders?: number;
  /** First message that reached the landlord, and the landlord's first answer: the response figure. */
  reachedAt?: Date;
  answeredAt?: Date;
  /** Of the last message; 24 months after it the thread is deleted. */
  changedAt: Date;
  createdAt: Date;
}

const ofSides = <Value>(type: unknown) =>
  storedPart<OfSides<Value>>({
    tenant: { type, required: true },
    landlord: { type, required: true },
  } as never);

const schema = storedSchema<StoredThread>({
  _id: { type: String, required: true },
  listingId: { type: String, required: true },
  tenantId: { type: String, required: true },
  landlordId: { type: String, required: true },
  listing: { type: Object, required: true },
  priceThen: Object,
  state: { type: String, required: true },
  facts: Object,
  lastSeq: { type: Number, required: true },
  lastAt: { type: ofSides<Date>(Date), required: true },
  last: { type: Object, required: true },
  readSeq: { type: ofSides<number>(Number), required: true },
  unread: { type: ofSides<number>(Number), required: true },
  archived: { type: ofSides<boolean>(Boolean), required: true },
  muted: { type: ofSides<boolean>(Boolean), required: true },
  blocked: { type: ofSides<boolean>(Boolean), required: true },
  wrote: { type: ofSides<boolean>(Boolean), required: true },
  words: { type: [String], required: true },
  label: { type: String, required: true },
  note: { type: String, required: true },
  mailDueAt: Object,
  mailedAt: Object,
  answerDueAt: Date,
  reminders: Number,
  reachedAt: Date,
  answeredAt: Date,
  changedAt: { type: Date, required: true },
  createdAt: { type: Date, required: true },
});
schema.index({ listingId: 1, tenantId: 1 }, { name: 'one thread a listing and tenant', unique: true });
schema.index({ tenantId: 1, 'lastAt.tenant': -1, _id: -1 }, { name: 'inbox of the tenant' });
schema.index({ landlordId: 1, 'lastAt.landlord': -1, _id: -1 }, { name: 'inbox of the landlord' });
schema.index({ tenantId: 1, 'unread.tenant': 1 }, { name: 'unread by the tenant' });
schema.index({ landlordId: 1, 'unread.landlord': 1 }, { name: 'unread by the landlord' });
schema.index({ landlordId: 1, reachedAt: -1 }, { name: 'response figure', sparse: true });
schema.index({ 'mailDueAt.tenant': 1 }, { name: 'mail to the tenant due', sparse: true });
schema.index({ 'mailDueAt.landlord': 1 }, { name: 'mail to the landlord due', sparse: true });
schema.index({ answerDueAt: 1 }, { name: 'answer due', sparse: true });
schema.index({ changedAt: 1 }, { name: 'kept' });

export const threadModel = defineModel<StoredThread>('Thread', 'threads', schema);
