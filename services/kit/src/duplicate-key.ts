const DUPLICATE_KEY = 11_000;

/** Whether MongoDB refused a write because a unique index has the key already. */
export const isDuplicateKey = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
