/**
 * Query flag of results: `query` is an unparsed sentence from a plain form. The results page parses it once on arrival
 * and drops the flag. Free of zod.
 */
export const UNREAD = 'unread';

/** Second flag, sent by a browser without scripts: the BFF parses the sentence and redirects to its filters. */
export const PLAIN = 'plain';
