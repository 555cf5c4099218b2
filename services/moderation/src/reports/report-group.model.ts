import type { ReportType } from '@pokriv/contracts/report-states';
import type { Connection } from 'mongoose';

/** How many open reports a listing has, of one type or at all: a listing without any has no such record. */
export interface StoredReportGroup {
  /** See `groupId`. */
  _id: string;
  propertyId: string;
  type: ReportType | 'all';
  open: number;
  oldestAt: Date;
}

export const groupId = (propertyId: string, type: StoredReportGroup['type']) => `${propertyId} ${type}`;

export const reportGroupsOf = (connection: Connection) =>
  connection.collection<StoredReportGroup>('report_groups');
