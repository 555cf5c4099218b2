const messages = {
  'auth/popup-blocked': 'The popup was blocked',
  'auth/popup-closed-by-user': 'The popup was closed',
  'auth/cancelled-popup-request': 'Another popup took its place',
  'session/login-too-frequent': 'Login attempts too frequent. Please wait a moment.',
  'session/refresh-too-frequent': 'Token refresh too frequent',
  'session/invalid-token': 'Invalid token received from Firebase',
  'session/no-token': 'Failed to get authentication token',
} as const;

/** Codes in the provider's format, messages by spec §5. `failure-texts.ts` maps them to Bulgarian. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages) {
    super(messages[code]);
    this.code = code;
  }
}
