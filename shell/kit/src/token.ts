/** Token source of calls, set by the session. A separate module, to avoid a cycle of `api` and `session`. */
export interface TokenSource {
  stored: () => string | undefined;
  /** Token to send, renewed shortly before its expiry. @param isNeeded waits until the session is known */
  current: (isNeeded: boolean) => Promise<string | undefined>;
  /** Replacement of a refused token; undefined without one. @param now server time, ms */
  replacementOf: (refused: string, now: number) => Promise<string | undefined>;
}

const noToken = () => Promise.resolve(undefined);

let source: TokenSource = { stored: () => undefined, current: noToken, replacementOf: noToken };

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const storedNow: TokenSource['stored'] = () => source.stored();
export const currentToken: TokenSource['current'] = (isNeeded) => source.current(isNeeded);
export const replacementToken: TokenSource['replacementOf'] = (refused, now) =>
  source.replacementOf(refused, now);
