import { calls } from '@pokriv/contracts/calls';
import { CLIENT_ERROR_MOST, type ClientErrorKind } from '@pokriv/contracts/client-error-parts';
import type { BodyOf } from '@pokriv/contracts/endpoints';
import { AppError } from '@pokriv/contracts/errors';

/** Reports of one page load. */
const MOST = 5;
const told = new Set<string>();

const withoutQueries = (text: string): string => text.replace(/[?#][^\s)]*/gu, '');

/** Failed calls and aborted ones are no faults of the page; without an own file in its stack it is an extension's. */
const isOwnFault = (error: unknown): error is Error & { stack: string } =>
  error instanceof Error &&
  !(error instanceof AppError) &&
  error.name !== 'AbortError' &&
  (error.stack ?? '').includes(location.origin);

/** Reports an error of the page once. */
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

/** Reports errors that nothing caught. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => reportError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}
