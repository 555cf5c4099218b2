export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
