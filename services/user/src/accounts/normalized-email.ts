/** The form in which accounts store and compare e-mails. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
