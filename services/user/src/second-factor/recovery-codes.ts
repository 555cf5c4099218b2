import { randomInt, timingSafeEqual } from 'node:crypto';

import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '@pokriv/contracts/account/second-factor';

import type { StoredRecoveryCode } from './second-factor.model.ts';
import type { SecretBox } from './secret-box.ts';

const HALF = RECOVERY_LENGTH / 2;

/** 50 random bits. */
function newCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(32)]);
  return letters.join('');
}

export interface NewRecoveryCodes {
  /** `7KD4M-Q2WXA`, shown once. */
  shown: string[];
  stored: StoredRecoveryCode[];
}

export function newRecoveryCodes(box: SecretBox, userId: string): NewRecoveryCodes {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return {
    shown: codes.map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`),
    stored: codes.map((code) => ({
      hash: box.hash(userId, 'recovery', code),
      usedAt: null,
      key: box.keyId,
    })),
  };
}

export function findRecovery(
  stored: readonly StoredRecoveryCode[],
  hashes: readonly string[],
): StoredRecoveryCode | undefined {
  const isGiven = (hash: string) => (given: string) => {
    const [known, said] = [Buffer.from(hash), Buffer.from(given)];
    return known.length === said.length && timingSafeEqual(known, said);
  };
  return stored.find(({ hash }) => hashes.some(isGiven(hash)));
}

/** Number of usable codes: unused, and hashed under an accepted secret. */

export const recoveryLeft = (stored: readonly StoredRecoveryCode[], box: Pick<SecretBox, 'knows'>): number =>
  stored.filter(({ usedAt, key }) => usedAt === null && (key === undefined || box.knows(key))).length;
