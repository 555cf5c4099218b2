/** Characters, of the contract's reason. */
export const REASON_LIMIT = 500;

/** What stands in the field after a ready text was chosen: that one, unless the moderator has written something else than any of them. */
export function withCanned(written: string, chosen: string, ready: readonly string[]): string {
  return written.trim() === '' || ready.includes(written) ? chosen : written;
}
