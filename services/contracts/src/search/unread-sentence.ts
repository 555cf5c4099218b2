/**
 * Flag of an address of results: its `query` is a whole sentence from a plain form, not yet read as filters. The results
 * page reads it once on arrival and drops the flag. Free of zod.
 */
export const UNREAD = 'unread';
