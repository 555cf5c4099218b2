import type {
  ReportResolutionKind,
  ReportStatus,
  ReportType,
} from '@pokriv/contracts/moderation/report-states';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

interface Reporter {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Suspended or scheduled for erasure; absent: no event since the report. */
  isHidden?: boolean;
  /** Account version of `isHidden`; orders events. */
  version?: number;
}

export interface StoredReport {
  _id: string;
  propertyId: string;
  propertyTitle: string;
  ownerId: string;
  reportType: ReportType;
  reason: string;
  description: string;
  status: ReportStatus;
  adminNotes: string;
  reporter: Reporter;
  isVerified?: boolean;
  /** The reporter's weight at filing, 0–1; absent in older reports: 1 if verified. */
  weight?: number;
  /** HMAC of the reporter's network; absent in older reports: each counts separately. */
  network?: string;
  words?: string[];
  /** Decision about the listing; absent in older reports. */
  resolution?: ReportResolutionKind | null;
  handledBy: string | null;
  handledAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Open statuses: one open report by user and listing (decisions §6). */
export const openStatuses: readonly ReportStatus[] = ['pending', 'reviewed'];

const reporter = storedPart<Reporter>({
  id: { type: String, required: true },
  firstName: { type: String, required: true },
  lastName: { type: String, required: true },
  email: { type: String, required: true },
  isHidden: Boolean,
  version: Number,
});

const schema = storedSchema<StoredReport>({
  _id: { type: String, required: true },
  propertyId: { type: String, required: true },
  propertyTitle: { type: String, required: true },
  ownerId: { type: String, required: true },
  reportType: { type: String, required: true },
  reason: { type: String, required: true },
  description: { type: String, required: true },
  status: { type: String, required: true },
  adminNotes: { type: String, required: true },
  reporter: { type: reporter, required: true },
  isVerified: Boolean,
  weight: Number,
  network: String,
  words: { type: [String], default: undefined },
  resolution: String,
  handledBy: String,
  handledAt: Date,
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});
const newest = { createdAt: -1, _id: -1 } as const;
schema.index(
  { 'reporter.id': 1, propertyId: 1 },
  {
    name: 'one open report',
    unique: true,
    partialFilterExpression: { status: { $in: [...openStatuses] } },
  },
);
schema.index(newest, { name: 'newest' });
schema.index({ propertyId: 1, status: 1 }, { name: 'by listing' });
schema.index({ 'reporter.id': 1, ...newest }, { name: 'by reporter' });
schema.index({ ownerId: 1, ...newest }, { name: 'by owner' });
schema.index({ status: 1, ...newest, reportType: 1 }, { name: 'list status' });
schema.index({ reportType: 1, ...newest, status: 1 }, { name: 'list type' });
schema.index({ words: 1, ...newest, status: 1, reportType: 1 }, { name: 'list words' });

export const reportModel = defineModel<StoredReport>('Report', 'reports', schema);
