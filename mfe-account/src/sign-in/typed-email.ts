/** E-mail in the untrusted navigation state, or `''`. */
export function typedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
