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
  /** Last copied state; the address stays in the listing's copy. */
  listing: Pick<ListingShown, 'cover' | 'city' | 'price'> & { title: string; status: ListingStatus };
  priceThen: ListingShown['price'];
  state: ThreadState;
  facts: TenantFacts | null;
  lastSeq: number;
  /** Time of the last message visible to the side; held and blocked messages make the sides differ. */
  lastAt: OfSides<Date>;
  last: OfSides<{ from: Side | 'system'; text: string } | null>;
  readSeq: OfSides<number>;
  /** Unread messages, those of the system included. */
  unread: OfSides<number>;
  archived: OfSides<boolean>;
  muted: OfSides<boolean>;
  /** The side blocks the other person; their new messages are hidden. */
  blocked: OfSides<boolean>;
  wrote: OfSides<boolean>;
  /** Search words of the inbox: both names and the title. */
  words: string[];
  label: ThreadLabel;
  note: string;
  /** Due time of the mail about unread messages; absent when not due or already sent. */
  mailDueAt?: Partial<OfSides<Date>>;
  mailedAt?: Partial<OfSides<Date>>;
  /** Due time of the reminder to the landlord, and the number of sent reminders. */
  answerDueAt?: Date;
  reminders?: number;
  /** Time of the first message to reach the landlord and of the first answer, for the response figure. */
  reachedAt?: Date;
  answeredAt?: Date;
  /** Time of the last message; the thread is deleted 24 months later. */
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
