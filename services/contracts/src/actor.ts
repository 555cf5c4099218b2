import { z } from 'zod';

import { roles } from './roles.ts';
import { IsoDateTime, keysOf } from './zod-parts.ts';

export const SuspensionNotice = z.object({
  /** null: indefinite. */
  until: IsoDateTime.nullable(),
  reason: z.string(),
  /** Address of the decision, with a signed token; absent for suspensions of older releases. */
  decision: z.string().optional(),
});
export type SuspensionNotice = z.infer<typeof SuspensionNotice>;

/** The caller: cached in Redis by the user service, read and signed by the BFF (architecture, Identity). */
export const Actor = z.object({
  id: z.string(),
  role: keysOf(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  isEmailVerified: z.boolean(),
  isSuspended: z.boolean(),
  suspension: SuspensionNotice.nullish(),
  isPremium: z.boolean(),
  /** Publishing slots of the plan; null: unlimited (decisions §7). */
  listingLimit: z.number().nullable(),
  memberSince: z.string(),
  /** Seconds; earlier sessions are revoked, except `rememberedSignIn`. */
  tokensValidAfter: z.number(),
  /** Sign-in time, in seconds, of the session that revoked the others. */
  rememberedSignIn: z.number().nullish(),
  /** Sign-in times, in seconds, of signed-out sessions. */
  endedSignIns: z.array(z.number()).optional(),
  /** Seconds; earlier second-factor codes are void. null: not set up. Absent in older cache entries. */
  secondFactorSince: z.number().nullable().default(null),
});
export type Actor = z.infer<typeof Actor>;

/** A verified ID token; its user may have no profile yet. */
export const Identity = z.object({
  uid: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  /** Seconds; token refresh preserves it. */
  signedInAt: z.number().optional(),
  /** Sign-in methods known to the provider, such as `password`, `google.com`; absent when not queried. */
  methods: z.array(z.string()).optional(),
  /** Time of the session's second-factor code, in seconds; token refresh preserves it. */
  secondFactorAt: z.number().optional(),
});
export type Identity = z.infer<typeof Identity>;
