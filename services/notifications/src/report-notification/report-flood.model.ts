import { defineModel, storedSchema } from '@pokriv/service-kit/model';

const MONTH_S = 30 * 86_400;
const expire = { name: 'expire', expireAfterSeconds: MONTH_S };

/** Reports of one hour; `_id` is its beginning. Kept for a month. */
export interface ReportHour {
  _id: Date;
  count: number;
  /** When its end was dealt with. */
  closedAt: Date | null;
  /** The beginning once more: MongoDB forgets by a field. */
  at: Date;
}

const hourSchema = storedSchema<ReportHour>({
  _id: { type: Date, required: true },
  count: { type: Number, required: true },
  closedAt: Date,
  at: { type: Date, required: true },
});
hourSchema.index({ at: 1 }, expire);

export const reportHourModel = defineModel<ReportHour>('ReportHour', 'report_hours', hourSchema);

/** A report that is counted, by its event: tried again, it keeps its place. Kept for a month. */
export interface CountedReport {
  _id: string;
  isWithheld: boolean;
  at: Date;
}

const countedSchema = storedSchema<CountedReport>({
  _id: { type: String, required: true },
  isWithheld: { type: Boolean, required: true },
  at: { type: Date, required: true },
});
countedSchema.index({ at: 1 }, expire);

export const countedReportModel = defineModel<CountedReport>(
  'CountedReport',
  'counted_reports',
  countedSchema,
);
