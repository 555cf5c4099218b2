export interface RedactedError {
  type: string;
  message: string;
  stack?: string;
  code?: string | number;
  cause?: unknown;
}

const people: readonly [RegExp, string][] = [
  [/dup key: \{[^}]*\}/gu, 'dup key: {…}'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, '<email>'],
  [/(?:\+|00)359[\s\d]{8,13}|\b08[789]\d{7}\b/gu, '<phone>'],
];

const withoutPeople = (text: string): string =>
  people.reduce((shown, [pattern, word]) => shown.replace(pattern, word), text);

/** Redacts an error for logs. Drops other fields: drivers put stored data into some of them. */
export function redactError(error: unknown): unknown {
  if (typeof error === 'string') return withoutPeople(error);
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  const told: RedactedError = { type: name, message: withoutPeople(message) };
  if (stack) told.stack = withoutPeople(stack);
  if (typeof code === 'string' || typeof code === 'number') told.code = code;
  if (cause !== undefined) told.cause = redactError(cause);
  return told;
}
