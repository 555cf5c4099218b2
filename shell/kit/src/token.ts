/** Where a call gets its token; the session fills it in. Apart, so that `api` and `session` do not import each other. */
export interface TokenSource {
  /** The token of the session as it stands. */
  stored: () => string | undefined;
  /**
   * The token to send, renewed if it is about to end.
   * @param isNeeded the call makes no sense without one: it waits while it is not known yet who is here
   */
  current: (isNeeded: boolean) => Promise<string | undefined>;
  /**
   * Another token than the one that the server refused; undefined: there is none to try.
   * @param now the server's time, in ms
   */
  insteadOf: (refused: string, now: number) => Promise<string | undefined>;
}

const nobody = () => Promise.resolve(undefined);

let source: TokenSource = { stored: () => undefined, current: nobody, insteadOf: nobody };

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const storedNow: TokenSource['stored'] = () => source.stored();
export const currentToken: TokenSource['current'] = (isNeeded) => source.current(isNeeded);
export const tokenInsteadOf: TokenSource['insteadOf'] = (refused, now) => source.insteadOf(refused, now);
