const MARK = '*';

/** Wildcard token for every longer token with this prefix. */
export const beginningToken = (beginning: string): string => `${beginning}${MARK}`;

/** Prefix of a wildcard token; undefined for a plain token. */
export const beginningOf = (token: string): string | undefined =>
  token.endsWith(MARK) ? token.slice(0, -MARK.length) : undefined;
