import type { RejectCode } from '@pokriv/contracts/listing-states';

import { cannedReasons } from '../messages.ts';

/** Characters, of the contract's reason. */
export const REASON_LIMIT = 500;

/** The ready text of the chosen reason, unless the moderator has written one of their own. */
export function withCanned(written: string, code: RejectCode | undefined): string {
  const isReady = written.trim() === '' || Object.values(cannedReasons).includes(written);
  return isReady ? (code ? cannedReasons[code] : '') : written;
}
