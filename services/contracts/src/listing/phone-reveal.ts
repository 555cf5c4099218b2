import { z } from 'zod';

/** Revealed on demand (decisions §3). */
export const ShownPhone = z.object({
  phone: z.string(),
  name: z.string(),
  left: z.number().nullable(),
});
export type ShownPhone = z.infer<typeof ShownPhone>;

export const PhoneAllowance = z.object({
  left: z.number(),
  /** Revealed to the caller today already: repeating it is free, even with none left. */
  wasShown: z.boolean(),
  message: z.string().nullable(),
});
export type PhoneAllowance = z.infer<typeof PhoneAllowance>;
