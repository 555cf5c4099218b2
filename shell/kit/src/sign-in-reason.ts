const wishes = ['favorite', 'report', 'message', 'viewing', 'search'] as const;

export interface SignInReason {
  wish: (typeof wishes)[number];
  title: string;
  picture?: string;
}

export interface ReasonState {
  reason: SignInReason;
}

/** Validates, because navigation state is untyped. */
export function reasonIn(state: unknown): SignInReason | undefined {
  const { reason } = (state ?? {}) as { reason?: Partial<SignInReason> };
  const { title, picture } = reason ?? {};
  const wish = wishes.find((known) => known === reason?.wish);
  if (!wish || typeof title !== 'string') return undefined;
  const isOwnPath = typeof picture === 'string' && /^\/media\/[\w.-]+$/u.test(picture);
  return { wish, title, ...(isOwnPath && { picture }) };
}
