import type { ListingStatus } from './listing-states.ts';

export interface Judged {
  status: ListingStatus;
  submittedAt: string | Date | null;
  moderation: { reason: string | null; decidedAt: string | Date | null };
}

/** Whether reports took a public listing down, and it waits for a moderator since (decisions §5). */
export function isHiddenByReports({ status, submittedAt, moderation }: Judged): boolean {
  const { reason, decidedAt } = moderation;
  if (status !== 'pending' || !reason || !submittedAt || !decidedAt) return false;
  // Its owner sends a returned listing again after the decision, reports queue it with theirs.
  return new Date(decidedAt) >= new Date(submittedAt);
}
