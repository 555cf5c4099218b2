import type { ContactStatus, ContactSubject } from '@pokriv/contracts/moderation/contact-states';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

interface StoredReply {
  at: Date;
  by: string;
  message: string;
}

export interface StoredContact {
  _id: string;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  status: ContactStatus;
  adminNotes: string;
  replies?: StoredReply[];
  words?: string[];
  handledBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const reply = storedPart<StoredReply>({
  at: { type: Date, required: true },
  by: { type: String, required: true },
  message: { type: String, required: true },
});

const schema = storedSchema<StoredContact>({
  _id: { type: String, required: true },
  name: { type: String, required: true },
  email: { type: String, required: true },
  subject: { type: String, required: true },
  message: { type: String, required: true },
  status: { type: String, required: true },
  adminNotes: { type: String, required: true },
  replies: { type: [reply], default: undefined },
  words: { type: [String], default: undefined },
  handledBy: String,
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});
const newest = { createdAt: -1, _id: -1 } as const;
schema.index(newest, { name: 'newest' });
// addresses are compared case-insensitively
schema.index({ email: 1, ...newest }, { name: 'by writer', collation: { locale: 'en', strength: 2 } });
schema.index({ status: 1, ...newest, subject: 1 }, { name: 'list status' });
schema.index({ subject: 1, ...newest, status: 1 }, { name: 'list subject' });
schema.index({ words: 1, ...newest, status: 1, subject: 1 }, { name: 'list words' });

export const contactModel = defineModel<StoredContact>('Contact', 'contacts', schema);
