import type { StoredAccount } from '../accounts/account.model.ts';
import { isPremium } from '../accounts/plans.ts';

/** Somebody is active without being here while a listing of theirs is public, or a plan is paid (spec §1). */
export const isActive = (account: StoredAccount, now: Date): boolean =>
  account.usedListings.used > 0 || isPremium(account, now);
