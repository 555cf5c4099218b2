import type {
  Side,
  ThreadLabel,
  ThreadReportReason,
} from '@pokriv/contracts/conversation/conversation-rules';
import type { TenantFacts } from '@pokriv/contracts/conversation/thread';

export interface Line {
  from: Side;
  hoursAgo: number;
  text: string;
  /** One notice of the landlord to all who ask about a listing. */
  isNotice?: boolean;
}

/** A thread as its two people wrote it; everything that follows from that is computed by `demoThreads`. */
export interface Talk {
  /** 0: tenant@demo.bg, else the number of a seeded tenant. */
  tenant: number;
  /** Index of the demo listing. */
  listing: number;
  lines: readonly Line[];
  /** The landlord's; absent: as the service sets it. */
  label?: ThreadLabel;
  note?: string;
  /** `moveInDays`: from today. */
  facts?: Omit<TenantFacts, 'moveIn'> & { moveInDays?: number };
  /** Has read nothing since its own last message. */
  unread?: Side;
  archived?: Side;
  muted?: Side;
  /** Has blocked the other person after the last line. */
  blocked?: Side;
  report?: {
    by: Side;
    hoursAgo: number;
    reason: ThreadReportReason;
    text: string;
    /** Of a moderator, who has closed the thread; absent: the report waits. */
    decision?: string;
  };
}

export const tenant = (hoursAgo: number, text: string): Line => ({ from: 'tenant', hoursAgo, text });
export const landlord = (hoursAgo: number, text: string): Line => ({ from: 'landlord', hoursAgo, text });
export const notice = (hoursAgo: number, text: string): Line => ({
  ...landlord(hoursAgo, text),
  isNotice: true,
});
