import type { AdminUserState } from '@pokriv/contracts/admin-user-options';
import type { OptionalMail } from '@pokriv/contracts/optional-mails';
import type { PlanId } from '@pokriv/contracts/plans';
import type { Role } from '@pokriv/contracts/roles';
import type { Connection } from 'mongoose';

/** One person, as stored; `_id` is the identity provider's uid. */
export interface StoredAccount {
  _id: string;
  /** In lower case; unique. It follows the provider's address only once that is verified (see `noticeIdentity`). */
  email: string;
  firstName: string;
  lastName: string;
  /** Normalised; absent when there is none, because it is unique where it exists. */
  phone?: string;
  avatar: string | null;
  /** The identity provider's address that the avatar was taken from (spec §4). */
  avatarSource?: string | null;
  role: Role;
  isRoleChosen: boolean;
  /** An administrator made this person a tenant: only an administrator changes that. */
  isRoleHeld?: boolean;
  isEmailVerified: boolean;
  isSuspended: boolean;
  /** When the suspension ends by itself; null or absent: when an admin ends it. */
  suspendedUntil?: Date | null;
  suspensionReason?: string | null;
  suspendedSince?: Date | null;
  /** How often a moderator warned the person. */
  warnings?: number;
  /** Mails that the person does not want. */
  silencedMails?: OptionalMail[];
  /** When the account is to be erased; absent unless its owner asked or was away for two years. */
  erasedAt?: Date | null;
  erasureReason?: 'asked' | 'inactive' | null;
  /** Its day has come: nobody is this person any more. */
  isErasing?: true;
  /** When its owner was last here, to a day. */
  lastSeenAt?: Date;
  plan: PlanId;
  premiumExpiresAt: Date | null;
  /** The property service's count; the version orders its messages (decisions §7). */
  usedListings: { used: number; version: number };
  /** Seconds: sessions that began before are over, except `keptSignIn`. */
  tokensValidAfter: number;
  /** The session that ended the others, by the second of its sign-in. */
  keptSignIn?: number | null;
  /** Sessions that ended alone, by the seconds of their sign-ins; ascending. */
  endedSignIns?: number[];
  /** Ways of signing in that the provider was last seen to know; absent until it was asked. */
  signInMethods?: string[];
  /** Seconds: codes of the second factor given before do not count; null or absent: none is set up. */
  secondFactorSince?: number | null;
  /** Written only to make two admins who leave at once meet (see `holdOtherAdmins`). */
  adminHeldAt?: Date;
  /** What administrators find it by (see `foundBy`). */
  words?: string[];
  /** The whole name in lower case, to sort by. */
  nameKey?: string;
  state?: AdminUserState;
  /** Grows with each change, so that copies elsewhere can tell the newer one. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const accountsOf = (connection: Connection) => connection.collection<StoredAccount>('accounts');
