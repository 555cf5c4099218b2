import type { CallName } from '@pokriv/contracts/calls';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import type { Answer } from './api.ts';

/** Kinds of mails that acknowledged calls must send. */
export type MailKind = 'receipt' | 'support' | 'welcome' | 'submitted' | 'approved' | 'reported' | 'notified';

interface ListingEntry {
  owner: string;
  token: string;
  /** last acknowledged status; undefined when a call without a reply may have changed it */
  status: ListingStatus | undefined;
}

export interface Ledger {
  contacts: Set<string>;
  reports: Set<string>;
  /** e-mail → password */
  accounts: Map<string, string>;
  listings: Map<string, ListingEntry>;
  mails: { kind: MailKind; token: string }[];
  acknowledged: number;
  /** status, or why no reply came, and call of each write that was refused or not answered */
  unanswered: string[];
}

export const newLedger = (): Ledger => ({
  contacts: new Set(),
  reports: new Set(),
  accounts: new Map(),
  listings: new Map(),
  mails: [],
  acknowledged: 0,
  unanswered: [],
});

export function noteUnanswered(ledger: Ledger, call: CallName, { status, cause }: Answer): void {
  ledger.unanswered.push(`${cause ?? status} ${call}`);
}
