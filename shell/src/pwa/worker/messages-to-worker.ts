import type { FORGET_MESSAGE } from '@pokriv/web-kit/kept';

/** Messages from a page to its worker. */
export type ToldMessage =
  /** Asks for the files of the worker's build; answered through the port. */
  | { type: 'files' }
  /** Activates the waiting worker. */
  | { type: 'take-over' }
  | { type: typeof FORGET_MESSAGE }
  /** The page was opened before the worker was active; `files` are absolute URLs of its resources. */
  | { type: 'visited'; path: string; files: readonly string[] };

export const readToldMessage = (data: unknown): ToldMessage | undefined =>
  typeof data === 'object' && data !== null && 'type' in data ? (data as ToldMessage) : undefined;
