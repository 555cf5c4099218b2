import type { FORGET_MESSAGE } from '@pokriv/web-kit/kept';

/** What a page tells its worker. */
export type ToldMessage =
  /** Which files are its build's? Answered through the port. */
  | { type: 'files' }
  /** The new worker may replace the old one. */
  | { type: 'take-over' }
  | { type: typeof FORGET_MESSAGE }
  /** This page was opened before there was a worker; `files` are whole addresses of what it has loaded. */
  | { type: 'visited'; path: string; files: readonly string[] };

export const readToldMessage = (data: unknown): ToldMessage | undefined =>
  typeof data === 'object' && data !== null && 'type' in data ? (data as ToldMessage) : undefined;
