import type { ReportType } from '@pokriv/contracts/moderation/report-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Counter of a listing's open reports, of all types or one; absent when zero. */
export interface StoredReportGroup {
  _id: string;
  propertyId: string;
  type: ReportType | 'all';
  open: number;
  oldestAt: Date;
}

export const groupId = (propertyId: string, type: StoredReportGroup['type']) => `${propertyId} ${type}`;

const schema = storedSchema<StoredReportGroup>({
  _id: { type: String, required: true },
  propertyId: { type: String, required: true },
  type: { type: String, required: true },
  open: { type: Number, required: true },
  oldestAt: { type: Date, required: true },
});
schema.index({ type: 1, open: -1, oldestAt: 1, _id: 1 }, { name: 'most reported' });

export const reportGroupModel = defineModel<StoredReportGroup>('ReportGroup', 'report_groups', schema);
