import { generateSecret, generateURI, verifySync } from 'otplib';

const PERIOD_S = 30;
const settings = { algorithm: 'sha1', digits: 6, period: PERIOD_S } as const;

/** 160 random bits in Base32 (RFC 4226). */
export const newSecret = (): string => generateSecret();

export const otpauthUri = (secret: string, email: string): string =>
  generateURI({ issuer: 'Покрив', label: email, secret, ...settings });

/**
 * Time step of an app code (RFC 6238), compared in constant time.
 * @returns undefined outside the previous, present and next step
 */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD_S, ...settings });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
