import type {
  Side,
  ThreadReportReason,
  ThreadVerdict,
} from '@pokriv/contracts/conversation/conversation-rules';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface StoredThreadReport {
  _id: string;
  threadId: string;
  byId: string;
  by: Side;
  aboutId: string;
  reason: ThreadReportReason;
  text: string;
  state: 'open' | 'dismissed' | 'upheld';
  verdict?: ThreadVerdict;
  /** Written by the moderator. */
  decision?: string;
  decidedBy?: string;
  decidedAt?: Date;
  at: Date;
}

const schema = storedSchema<StoredThreadReport>({
  _id: { type: String, required: true },
  threadId: { type: String, required: true },
  byId: { type: String, required: true },
  by: { type: String, required: true },
  aboutId: { type: String, required: true },
  reason: { type: String, required: true },
  text: { type: String, required: true },
  state: { type: String, required: true },
  verdict: String,
  decision: String,
  decidedBy: String,
  decidedAt: Date,
  at: { type: Date, required: true },
});
schema.index(
  { threadId: 1, byId: 1 },
  { name: 'one open report', unique: true, partialFilterExpression: { state: 'open' } },
);
schema.index({ aboutId: 1, at: -1 }, { name: 'about a person' });
schema.index({ byId: 1 }, { name: 'by reporter' });
schema.index({ state: 1, at: 1 }, { name: 'waiting' });

export const threadReportModel = defineModel<StoredThreadReport>('ThreadReport', 'thread_reports', schema);
