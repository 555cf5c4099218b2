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
  /** A landlord's notice to all threads of a listing. */
  isNotice?: boolean;
}

/** A thread's lines; `demoThreads` computes everything else. */
export interface Talk {
  /** Index of the tenant; 0 is tenant@demo.bg. */
  tenant: number;
  /** Index of the demo listing. */
  listing: number;
  lines: readonly Line[];
  /** The landlord's label; absent: the service's default. */
  label?: ThreadLabel;
  note?: string;
  /** `moveInDays`: from today. */
  facts?: Omit<TenantFacts, 'moveIn'> & { moveInDays?: number };
  /** Side that has read nothing since its own last message. */
  unread?: Side;
  archived?: Side;
  muted?: Side;
  /** Side that blocks the other person after the last line. */
  blocked?: Side;
  report?: {
    by: Side;
    hoursAgo: number;
    reason: ThreadReportReason;
    text: string;
    /** Text of the moderator who closed the thread; absent: the report is open. */
    decision?: string;
  };
}

export const tenant = (hoursAgo: number, text: string): Line => ({ from: 'tenant', hoursAgo, text });
export const landlord = (hoursAgo: number, text: string): Line => ({ from: 'landlord', hoursAgo, text });
export const notice = (hoursAgo: number, text: string): Line => ({
  ...landlord(hoursAgo, text),
  isNotice: true,
});
