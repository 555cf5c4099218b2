import type { AdminUserState } from '@pokriv/contracts/account/admin-user-options';
import type { Company } from '@pokriv/contracts/account/company';
import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { Currency, Sum } from '@pokriv/contracts/money';
import type { PlanId } from '@pokriv/contracts/billing/plans';
import type { Role } from '@pokriv/contracts/roles';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

/** One account; `_id` is the identity provider's uid. */
export interface StoredAccount {
  _id: string;
  /** Lower case, unique. Follows the provider's address only once that is verified (see `noticeIdentity`). */
  email: string;
  firstName: string;
  lastName: string;
  /** Normalized; absent without a phone, because the index is unique and sparse. */
  phone?: string;
  /** Number that the owner has proven; verified only while it equals `phone` (`verifiedPhoneOf`, ADR 87). */
  verifiedPhone?: string;
  avatar: string | null;
  /** The identity provider's address of an imported avatar (spec §4). */
  avatarSource?: string | null;
  role: Role;
  isRoleChosen: boolean;
  /** True after an administrator made the person a tenant; only an administrator can undo it. */
  isRoleHeld?: boolean;
  isEmailVerified: boolean;
  isSuspended: boolean;
  /** End of the suspension; null or absent: until an admin ends it. */
  suspendedUntil?: Date | null;
  suspensionReason?: string | null;
  suspendedSince?: Date | null;
  /** Id of the statement of reasons; absent for suspensions of older releases. */
  suspensionDecision?: string | null;
  warnings?: number;
  /** Absent: the person has never chosen (`silencedByDefault`). */
  silencedMails?: OptionalMail[];
  /** Currency shown first on devices without their own choice. */
  currency?: Currency | null;
  /** Defaults of an agency's new listings. */
  company?: Company | null;
  /** Scheduled erasure; absent unless requested or inactive. */
  erasedAt?: Date | null;
  erasureReason?: 'asked' | 'inactive' | null;
  /** The erasure has begun; the identity is locked out. */
  isErasing?: true;
  /** Day of the last visit. */
  lastSeenAt?: Date;
  plan: PlanId;
  premiumExpiresAt: Date | null;
  /** Count by the property service; the version orders its messages (decisions §7). */
  usedListings: { used: number; version: number };
  /** Seconds: sessions begun earlier have ended, except `rememberedSignIn`. */
  tokensValidAfter: number;
  /** Sign-in second of the session that ended the others. */
  rememberedSignIn?: number | null;
  /** Sign-in seconds of individually ended sessions, ascending. */
  endedSignIns?: number[];
  signInMethods?: string[];
  /** Seconds: earlier second-factor codes are invalid; null or absent: not set up. */
  secondFactorSince?: number | null;
  /** Write lock: two administrators leaving concurrently conflict (see `holdOtherAdmins`). */
  adminHeldAt?: Date;
  words?: string[];
  nameKey?: string;
  state?: AdminUserState;
  /** Increases with each change; copies use it to drop older messages. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const usedListings = storedPart<StoredAccount['usedListings']>({
  used: { type: Number, required: true },
  version: { type: Number, required: true },
});

const sum = storedPart<Sum>({
  cents: { type: Number, required: true },
  entered: {
    type: storedPart<Sum['entered']>({
      amount: { type: Number, required: true },
      currency: { type: String, required: true },
    }),
    required: true,
  },
});

const company = storedPart<Company>({
  agencyName: { type: String, required: true },
  eik: String,
  commissionPercent: Number,
  commissionAmount: { type: sum, default: undefined },
  depositMonths: Number,
  depositAmount: { type: sum, default: undefined },
});

const schema = storedSchema<StoredAccount>({
  _id: { type: String, required: true },
  email: { type: String, required: true },
  firstName: { type: String, required: true },
  lastName: { type: String, required: true },
  phone: String,
  verifiedPhone: String,
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
  suspensionDecision: String,
  warnings: Number,
  silencedMails: { type: [String], default: undefined },
  currency: String,
  company: { type: company, default: undefined },
  erasedAt: Date,
  erasureReason: String,
  isErasing: Boolean,
  lastSeenAt: Date,
  plan: { type: String, required: true },
  premiumExpiresAt: Date,
  usedListings: { type: usedListings, required: true },
  tokensValidAfter: { type: Number, required: true },
  rememberedSignIn: Number,
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
/** MongoDB uses this index only for queries that also filter by the type. */
const dated = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'date' } } });
schema.index({ email: 1 }, { name: 'email', unique: true });
schema.index({ phone: 1 }, { name: 'phone', unique: true, sparse: true });
schema.index({ suspendedUntil: 1 }, { name: 'suspended_until', ...dated('suspendedUntil') });
schema.index({ erasedAt: 1 }, { name: 'to_erase', ...dated('erasedAt') });
schema.index({ lastSeenAt: 1 }, { name: 'last_seen' });
schema.index({ avatar: 1 }, { name: 'avatar', partialFilterExpression: { avatar: { $type: 'string' } } });

// Covering indexes of the people table: each contains all filter and sort fields, so only shown rows are fetched.
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
