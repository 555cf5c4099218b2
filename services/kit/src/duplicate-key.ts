const DUPLICATE_KEY = 11_000;

export const isDuplicateKey = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
