/** Where a call gets its token; the session fills it in. Apart, so that `api` and `session` do not import each other. */
type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = () => Promise.resolve(undefined);

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const currentToken: TokenSource = () => source();
