/** An address as accounts are stored and compared by. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
