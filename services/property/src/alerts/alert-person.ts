import { hashOf } from '@pokriv/service-kit/limits';

import type { AlertPersonKey } from './alert.models.ts';

const ACCOUNT = 'u:';

/** Key of an account in alert collections. */
export const personOfAccount = (userId: string): AlertPersonKey => `${ACCOUNT}${userId}`;

/** Id of the account; undefined for a visitor. */
export const accountOf = (person: AlertPersonKey): string | undefined =>
  person.startsWith(ACCOUNT) ? person.slice(ACCOUNT.length) : undefined;

/** Key of a visitor without an account; case-insensitive in the address. */
export const personOfAddress = (email: string): AlertPersonKey => `m:${hashOf(email.trim().toLowerCase())}`;
