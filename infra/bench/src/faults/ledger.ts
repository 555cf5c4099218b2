import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

/** Which mail an acknowledged call must lead to. */
export type MailKind = 'receipt' | 'support' | 'welcome' | 'submitted' | 'approved' | 'reported' | 'notified';

interface ListingEntry {
  owner: string;
  token: string;
  /** as last acknowledged; undefined while a step without an answer may have changed it */
  status: ListingStatus | undefined;
}

/** What the product has promised during a drill. */
export interface Ledger {
  contacts: Set<string>;
  reports: Set<string>;
  /** e-mail → password */
  accounts: Map<string, string>;
  listings: Map<string, ListingEntry>;
  mails: { kind: MailKind; token: string }[];
  acknowledged: number;
  unanswered: number;
}

export const newLedger = (): Ledger => ({
  contacts: new Set(),
  reports: new Set(),
  accounts: new Map(),
  listings: new Map(),
  mails: [],
  acknowledged: 0,
  unanswered: 0,
});
