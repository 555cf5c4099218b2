export interface SignInReason {
  wish: 'favorite' | 'report';
  title: string;
  picture?: string;
}

export interface ReasonState {
  reason: SignInReason;
}

/** Validates, because navigation state is untyped. */
export function reasonIn(state: unknown): SignInReason | undefined {
  const { reason } = (state ?? {}) as { reason?: Partial<SignInReason> };
  if (!reason || (reason.wish !== 'favorite' && reason.wish !== 'report')) return undefined;
  const { wish, title, picture } = reason;
  if (typeof title !== 'string') return undefined;
  const isOwnPath = typeof picture === 'string' && /^\/media\/[\w.-]+$/u.test(picture);
  return { wish, title, ...(isOwnPath && { picture }) };
}
