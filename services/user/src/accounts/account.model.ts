import type { AdminUserState } from '@pokriv/contracts/account/admin-user-options';
import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { PlanId } from '@pokriv/contracts/billing/plans';
import type { Role } from '@pokriv/contracts/roles';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

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

const usedListings = storedPart<StoredAccount['usedListings']>({
  used: { type: Number, required: true },
  version: { type: Number, required: true },
});

const schema = storedSchema<StoredAccount>({
  _id: { type: String, required: true },
  email: { type: String, required: true },
  firstName: { type: String, required: true },
  lastName: { type: String, required: true },
  phone: String,
  avatar: String,
  avatarSource: String,
  role: { type: String, required: true },
  isRoleChosen: { type: Boolean, required: true },
  isRoleHeld: Boolean,
  isEmailVerified: { type: Boolean, required: true },
  isSuspended: { type: Boolean, required: true },
  suspendedUntil: Date,
  suspensionReason: String,
  suspendedSince: Date,
  warnings: Number,
  silencedMails: { type: [String], default: undefined },
  erasedAt: Date,
  erasureReason: String,
  isErasing: Boolean,
  lastSeenAt: Date,
  plan: { type: String, required: true },
  premiumExpiresAt: Date,
  usedListings: { type: usedListings, required: true },
  tokensValidAfter: { type: Number, required: true },
  keptSignIn: Number,
  endedSignIns: { type: [Number], default: undefined },
  signInMethods: { type: [String], default: undefined },
  secondFactorSince: Number,
  adminHeldAt: Date,
  words: { type: [String], default: undefined },
  nameKey: String,
  state: String,
  version: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});
/** Used only by a question that says the type too. */
const dated = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'date' } } });
schema.index({ email: 1 }, { name: 'email', unique: true });
schema.index({ phone: 1 }, { name: 'phone', unique: true, sparse: true });
schema.index({ suspendedUntil: 1 }, { name: 'suspended_until', ...dated('suspendedUntil') });
schema.index({ erasedAt: 1 }, { name: 'to_erase', ...dated('erasedAt') });
schema.index({ lastSeenAt: 1 }, { name: 'last_seen' });
schema.index({ avatar: 1 }, { name: 'avatar', partialFilterExpression: { avatar: { $type: 'string' } } });

// Each of these holds whatever people are filtered and sorted by: no row is fetched that is not shown.
const newest = { createdAt: -1, _id: -1 } as const;
const filters = { role: 1, state: 1, plan: 1 } as const;
const sorts = { lastSeenAt: -1, nameKey: 1 } as const;
schema.index({ ...newest, ...filters }, { name: 'list_newest' });
schema.index({ lastSeenAt: -1, _id: -1, ...filters, createdAt: -1 }, { name: 'list_seen' });
schema.index({ nameKey: 1, _id: 1, ...filters, createdAt: -1 }, { name: 'list_name' });
schema.index({ role: 1, ...newest, state: 1, plan: 1, ...sorts }, { name: 'list_role' });
schema.index({ state: 1, ...newest, role: 1, plan: 1, ...sorts }, { name: 'list_state' });
schema.index({ plan: 1, ...newest, role: 1, state: 1, ...sorts }, { name: 'list_plan' });
schema.index({ words: 1, ...newest, ...filters, ...sorts }, { name: 'list_words' });

export const accountModel = defineModel<StoredAccount>('Account', 'accounts', schema);
