/** Maximum length of a reason in the contract, characters. */
export const REASON_LIMIT = 500;

/** Field value after choosing a canned text; the moderator's own text is not overwritten. */
export function withCanned(written: string, chosen: string, ready: readonly string[]): string {
  return written.trim() === '' || ready.includes(written) ? chosen : written;
}
