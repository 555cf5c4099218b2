import type { ReportResolutionKind, ReportStatus, ReportType } from '@pokriv/contracts/report-states';
import type { Connection } from 'mongoose';

interface Reporter {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Suspended or about to be erased; absent: nothing was heard since the report. */
  isHidden?: boolean;
  /** Of the account when `isHidden` was told: it orders the facts that tell it. */
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
  /** Whether the reporter's e-mail was verified then. */
  isVerified?: boolean;
  /** What the reporter counted then towards hiding the listing, 0–1; absent before: 1 if verified. */
  weight?: number;
  /** The keyed network that it came from; absent before: one of its own. */
  network?: string;
  /** By which it is found. */
  words?: string[];
  /** What was decided for the listing besides; absent before. */
  resolution?: ReportResolutionKind | null;
  handledBy: string | null;
  handledAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** States in which a report is open: one of these a user and listing (decisions §6). */
export const openStatuses: readonly ReportStatus[] = ['pending', 'reviewed'];

export const reportsOf = (connection: Connection) => connection.collection<StoredReport>('reports');
