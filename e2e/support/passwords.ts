const DEMO_PASSWORD = 'Demo1234';

/** Password of accounts registered by journeys; the demo password is too common for a new account. */
export const PASSWORD = 'Kamenitza-58';

export const passwordOf = (email: string): string => (email.endsWith('@demo.bg') ? DEMO_PASSWORD : PASSWORD);
