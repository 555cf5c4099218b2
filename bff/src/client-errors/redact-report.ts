import { redactError } from '@pokriv/service-kit/redact-error';

const secrets: readonly [RegExp, string][] = [
  [/[?#][^\s)'"]*/gu, ''],
  // tokens and signed texts; file names with a hash are shorter
  [/[\w.~+/=-]*[\w-]{40,}[\w.~+/=-]*/gu, '<token>'],
];

/** Removes queries of URLs, tokens, e-mail addresses and phone numbers. */
export function redactReport(text: string): string {
  const open = secrets.reduce((shown, [pattern, word]) => shown.replace(pattern, word), text);
  return String(redactError(open));
}
