import { z } from 'zod';

import { roles } from './roles.ts';
import { IsoDateTime, keysOf } from './zod-parts.ts';

/** What a suspended person is told. */
export const SuspensionNotice = z.object({
  /** null: until an admin ends it. */
  until: IsoDateTime.nullable(),
  reason: z.string(),
});
export type SuspensionNotice = z.infer<typeof SuspensionNotice>;

/** Who is calling: read by the BFF from the user service's copy in Redis, sealed for the services (architecture, Identity). */
export const Actor = z.object({
  id: z.string(),
  role: keysOf(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  isEmailVerified: z.boolean(),
  isSuspended: z.boolean(),
  /** Set while `isSuspended`. */
  suspension: SuspensionNotice.nullish(),
  isPremium: z.boolean(),
  /** Publishing slots of the plan; null: no limit (decisions §7). */
  listingLimit: z.number().nullable(),
  memberSince: z.string(),
  /** Sessions that began before this second are over, except `keptSignIn`. */
  tokensValidAfter: z.number(),
  /** The session that ended the others, by the second of its sign-in. */
  keptSignIn: z.number().nullish(),
  /** Sessions that ended alone, by the seconds of their sign-ins. */
  endedSignIns: z.array(z.number()).optional(),
  /** Seconds: codes of the second factor given before do not count; null: none is set up. Absent in copies from before. */
  secondFactorSince: z.number().nullable().default(null),
});
export type Actor = z.infer<typeof Actor>;

/** A verified ID token whose owner may have no profile yet. */
export const Identity = z.object({
  uid: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  /** Seconds: when the password was given, or the other way of signing in taken; a refreshed token keeps it. */
  signedInAt: z.number().optional(),
  /** Ways of signing in that the provider knows now: `password`, `google.com`; absent when it was not asked. */
  methods: z.array(z.string()).optional(),
  /** Seconds: when a code of the second factor was given in this session; a refreshed token keeps it. */
  secondFactorAt: z.number().optional(),
});
export type Identity = z.infer<typeof Identity>;
