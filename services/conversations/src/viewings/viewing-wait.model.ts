import type { ViewingKind } from '@pokriv/contracts/conversation/viewing-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** A place in the waiting list of a full time; first in, first out. */
export interface ViewingWait {
  _id: string;
  /** `slotKey` of the time. */
  slot: string;
  threadId: string;
  listingId: string;
  landlordId: string;
  tenantId: string;
  start: Date;
  end: Date;
  people: number;
  kind: ViewingKind;
  note: string;
  createdAt: Date;
}

const schema = storedSchema<ViewingWait>({
  _id: { type: String, required: true },
  slot: { type: String, required: true },
  threadId: { type: String, required: true },
  listingId: { type: String, required: true },
  landlordId: { type: String, required: true },
  tenantId: { type: String, required: true },
  start: { type: Date, required: true },
  end: { type: Date, required: true },
  people: { type: Number, required: true },
  kind: { type: String, required: true },
  note: { type: String, required: true },
  createdAt: { type: Date, required: true },
});
schema.index({ slot: 1, tenantId: 1 }, { name: 'one place a person', unique: true });
schema.index({ landlordId: 1, start: 1 }, { name: 'of a landlord' });
schema.index({ tenantId: 1 }, { name: 'of a tenant' });
schema.index({ start: 1 }, { name: 'past' });

export const viewingWaitModel = defineModel<ViewingWait>('ViewingWait', 'viewing_waits', schema);
