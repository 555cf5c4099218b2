import type { Role } from '@pokriv/contracts/roles';
import type { Connection } from 'mongoose';

import type { Plan } from './plans.ts';

/** One person, as stored; `_id` is the identity provider's uid. */
export interface StoredAccount {
  _id: string;
  /** In lower case; unique. */
  email: string;
  firstName: string;
  lastName: string;
  /** Normalised; absent when there is none, because it is unique where it exists. */
  phone?: string;
  avatar: string | null;
  role: Role;
  isRoleChosen: boolean;
  isEmailVerified: boolean;
  isSuspended: boolean;
  plan: Plan;
  premiumExpiresAt: Date | null;
  /** The property service's count; the version orders its messages (decisions §7). */
  usedListings: { used: number; version: number };
  /** Seconds: ID tokens issued before are refused. */
  tokensValidAfter: number;
  /** Grows with each change, so that copies elsewhere can tell the newer one. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const accountsOf = (connection: Connection) => connection.collection<StoredAccount>('accounts');
