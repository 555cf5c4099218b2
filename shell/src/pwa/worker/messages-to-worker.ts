import type { CLEAR_MESSAGE } from '@pokriv/web-kit/offline-copies';

export type WorkerMessage =
  | { type: 'files' }
  | { type: 'take-over' }
  | { type: typeof CLEAR_MESSAGE }
  /** Page opened before the worker was active; `files` are absolute URLs of its resources. */
  | { type: 'visited'; path: string; files: readonly string[] };

export const readWorkerMessage = (data: unknown): WorkerMessage | undefined =>
  typeof data === 'object' && data !== null && 'type' in data ? (data as WorkerMessage) : undefined;
