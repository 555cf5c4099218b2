/** An e-mail that was typed on the page before, or nothing: the navigation state can hold anything. */
export function typedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
