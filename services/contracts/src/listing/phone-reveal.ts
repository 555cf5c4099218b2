import { z } from 'zod';

/** The phone of a listing, shown on demand (decisions §3). */
export const ShownPhone = z.object({
  phone: z.string(),
  name: z.string(),
  /** How many more listings' phones the caller may see today; null: without limit. */
  left: z.number().nullable(),
});
export type ShownPhone = z.infer<typeof ShownPhone>;

/** What a caller may see of phones today, before asking for one. */
export const PhoneAllowance = z.object({
  left: z.number(),
  /** This listing's phone was shown to the caller today: asking again is free, also when nothing is left. */
  wasShown: z.boolean(),
  /** Why this listing's phone is not shown today; null: it is. */
  message: z.string().nullable(),
});
export type PhoneAllowance = z.infer<typeof PhoneAllowance>;
