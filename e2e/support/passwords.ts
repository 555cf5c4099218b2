const DEMO_PASSWORD = 'Demo1234';

/** Of everybody who registers in a journey; that of the demo accounts is too common for a new account. */
export const PASSWORD = 'Kamenitza-58';

/** The password of an account of the demo data, or of one that registered in a journey. */
export const passwordOf = (email: string): string => (email.endsWith('@demo.bg') ? DEMO_PASSWORD : PASSWORD);
