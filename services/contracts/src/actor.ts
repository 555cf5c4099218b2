import { z } from 'zod';

import { roles } from './roles.ts';
import { IsoDateTime, keysOf } from './zod-parts.ts';

export const SuspensionNotice = z.object({
  /** null: until an admin lifts it. */
  until: IsoDateTime.nullable(),
  reason: z.string(),
  /** Address of the decision with a signed token, on this site; absent for suspensions of older releases. */
  decision: z.string().optional(),
});
export type SuspensionNotice = z.infer<typeof SuspensionNotice>;

/** The caller: copied from the user service to Redis, read and sealed by the BFF (architecture, Identity). */
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
  /** Publishing slots of the plan; null: no limit (decisions §7). */
  listingLimit: z.number().nullable(),
  memberSince: z.string(),
  /** In seconds. Sessions begun earlier are over, except `rememberedSignIn`. */
  tokensValidAfter: z.number(),
  /** Sign-in, in seconds, of the session that ended the others. */
  rememberedSignIn: z.number().nullish(),
  /** Sign-ins, in seconds, of sessions ended by their own sign-out. */
  endedSignIns: z.array(z.number()).optional(),
  /** Seconds; earlier second-factor codes do not count. null: not set up. Absent in older copies. */
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
  /** Seconds; time of the sign-in, kept by refreshed tokens. */
  signedInAt: z.number().optional(),
  /** Sign-in methods known to the provider, such as `password`, `google.com`; absent when not queried. */
  methods: z.array(z.string()).optional(),
  /** Seconds; time of the session's second-factor code, kept by refreshed tokens. */
  secondFactorAt: z.number().optional(),
});
export type Identity = z.infer<typeof Identity>;
