import { z } from 'zod';

import { typedCode } from './second-factor.ts';

/** `recaptchaToken`: the reCAPTCHA answer that the identity provider demands before it sends an SMS. */
export const PhoneCodeRequest = z.strictObject({ recaptchaToken: z.string().min(1).max(8000) });
export type PhoneCodeRequest = z.infer<typeof PhoneCodeRequest>;

export const SentPhoneCode = z.object({
  /** The saved number, to which the code was sent. */
  phone: z.string(),
  /** Seconds until the next code may be requested. */
  resendAfter: z.number(),
});
export type SentPhoneCode = z.infer<typeof SentPhoneCode>;

export const SmsCode = z.strictObject({
  code: typedCode((code) => /^\d{6}$/u.test(code), 'Кодът е от 6 цифри.'),
});
export type SmsCode = z.infer<typeof SmsCode>;
