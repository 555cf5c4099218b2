import { z } from 'zod';

import { SignedIn } from './user.ts';
import { IsoDateTime, textBetween } from '../zod-parts.ts';

export const RECOVERY_CODES = 10;
/** Excludes the look-alikes 0, 1, I and O. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const RECOVERY_LENGTH = 10;

const APP_CODE = /^\d{6}$/u;
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`, 'u');

/** Ignores spaces, dashes and case, since people type codes in groups. */
export const typedCode = (isCode: (code: string) => boolean, message: string) =>
  z
    .string('Въведете код.')
    .max(40, message)
    .transform((code) => code.replace(/[\s\p{Pd}]/gu, '').toUpperCase())
    .pipe(z.string().min(1, { error: 'Въведете код.', abort: true }).refine(isCode, message));

/** TOTP: RFC 6238, SHA-1, 30 s. */
export const AppCode = typedCode((code) => APP_CODE.test(code), 'Кодът от приложението е от 6 цифри.');
export const RecoveryCode = typedCode(
  (code) => RECOVERY_CODE.test(code),
  'Резервният код е от 10 букви и цифри, например 7KD4M-Q2WXA.',
);
export const AnyCode = typedCode(
  (code) => APP_CODE.test(code) || RECOVERY_CODE.test(code),
  'Въведете 6-те цифри от приложението или резервен код.',
);
export const isAppCode = (code: string): boolean => APP_CODE.test(code);

export const SecondFactorState = z.object({
  /** True for administrators, unless switched off site-wide. */
  isOffered: z.boolean(),
  isRequired: z.boolean(),
  isSetUp: z.boolean(),
  isGiven: z.boolean(),
  recoveryLeft: z.number(),
  setUpAt: IsoDateTime.nullable(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const SecondFactorSetup = z.object({
  /** Base32. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** The browser starts the same session with `customToken` in the provider's library. */
export const SecondFactorSession = SignedIn.extend({ customToken: z.string() });
export type SecondFactorSession = z.infer<typeof SecondFactorSession>;

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const SecondFactorReset = z.strictObject({ reason: textBetween(10, 500) });
