/** Maximum length of a reason in the contract, characters. */
export const REASON_LIMIT = 500;

/** Field value after a canned text is chosen: the canned text, unless the moderator has written their own. */
export function withCanned(written: string, chosen: string, ready: readonly string[]): string {
  return written.trim() === '' || ready.includes(written) ? chosen : written;
}
