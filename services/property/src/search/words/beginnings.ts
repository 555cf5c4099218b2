const MARK = '*';

/** Stands among the tokens of a word for every longer token that begins so. */
export const beginningToken = (beginning: string): string => `${beginning}${MARK}`;

/** The beginning that a token stands for; undefined for a plain token. */
export const beginningOf = (token: string): string | undefined =>
  token.endsWith(MARK) ? token.slice(0, -MARK.length) : undefined;
