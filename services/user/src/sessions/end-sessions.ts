import type { AccountChange } from '../accounts/account.repository.ts';

const SECOND_MS = 1000;

/** What ends every session: ID tokens count seconds, so the first that may be used again begins with the next one. */
export function endedSessions(now = Date.now()): AccountChange & { tokensValidAfter: number } {
  return { tokensValidAfter: Math.floor(now / SECOND_MS) + 1 };
}

/** Waits, less than a second, until a new sign-in is younger than `tokensValidAfter`. */
export async function untilNewTokensAreValid(tokensValidAfter: number): Promise<void> {
  const left = () => tokensValidAfter * SECOND_MS - Date.now();
  // a timer may fire a moment early
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
}
