import type { SavedReply, TenantFacts } from '@pokriv/contracts/conversation/thread';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Defaults for a person's next message: a tenant's last facts, a landlord's saved replies. */
export interface PersonKept {
  _id: string;
  facts?: TenantFacts;
  replies?: SavedReply[];
}

export const personKeptModel = defineModel<PersonKept>(
  'PersonKept',
  'people_kept',
  storedSchema<PersonKept>({
    _id: { type: String, required: true },
    facts: Object,
    replies: { type: [Object], default: undefined } as never,
  }),
);
