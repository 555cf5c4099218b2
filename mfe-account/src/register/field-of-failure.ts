/** Provider errors of a single field (spec §8). */
const FIELDS = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
} as const;

type FailedField = (typeof FIELDS)[keyof typeof FIELDS];

/** Field of a registration error; undefined for an error of the whole form. */
export function fieldOfFailure(error: unknown): FailedField | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && Object.hasOwn(FIELDS, code)
    ? FIELDS[code as keyof typeof FIELDS]
    : undefined;
}
