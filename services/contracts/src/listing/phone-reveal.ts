import { z } from 'zod';

/** Phone shown on demand (decisions §3). */
export const ShownPhone = z.object({
  phone: z.string(),
  name: z.string(),
  left: z.number().nullable(),
});
export type ShownPhone = z.infer<typeof ShownPhone>;

export const PhoneAllowance = z.object({
  left: z.number(),
  /** True for a phone that the caller has revealed today: repeating it is free. */
  wasShown: z.boolean(),
  message: z.string().nullable(),
});
export type PhoneAllowance = z.infer<typeof PhoneAllowance>;
