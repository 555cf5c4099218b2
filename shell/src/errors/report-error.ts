import { calls } from '@pokriv/contracts/calls';
import { CLIENT_ERROR_MOST, type ClientErrorKind } from '@pokriv/contracts/client-error-parts';
import type { BodyOf } from '@pokriv/contracts/endpoints';
import { AppError } from '@pokriv/contracts/errors';

/** Maximum reports per page load. */
const MOST = 5;
const told = new Set<string>();

const withoutQueries = (text: string): string => text.replace(/[?#][^\s)]*/gu, '');

/** False for failed and aborted calls, and for errors of extensions (no file of ours in the stack). */
const isOwnFault = (error: unknown): error is Error & { stack: string } =>
  error instanceof Error &&
  !(error instanceof AppError) &&
  error.name !== 'AbortError' &&
  (error.stack ?? '').includes(location.origin);

/** Reports an error once per page load. */
export function reportError(kind: ClientErrorKind, error: unknown): void {
  if (!isOwnFault(error)) return;
  const message = withoutQueries(`${error.name}: ${error.message}`).slice(0, CLIENT_ERROR_MOST.message);
  if (told.size >= MOST || told.has(message)) return;
  told.add(message);
  const stack = withoutQueries(error.stack).slice(0, CLIENT_ERROR_MOST.stack);
  const body: BodyOf<'reportClientError'> = { kind, message, stack };
  const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(`/api${calls.reportClientError.path}`, blob);
}

export function reportUncaught(): void {
  addEventListener('error', ({ error }) => reportError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}
