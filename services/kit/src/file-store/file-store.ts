import type { Readable, Writable } from 'node:stream';

export interface OpenFile {
  bytes: number;
  stream: Readable;
}

export interface StoredFile {
  name: string;
  writtenAt: Date;
}

/**
 * Files in a folder or a bucket, shared by all instances of a service. A name never changes its content: `put`,
 * `write` and `remove` are idempotent, and a file is visible only when complete.
 */
export interface FileStore {
  /** Stores a local file; may move the source. */
  put: (name: string, source: string) => Promise<void>;
  /** Stores the output of `fill`, in constant memory; `fill` ends the stream. @returns the size in bytes */
  write: (name: string, fill: (target: Writable) => Promise<void>) => Promise<number>;
  open: (name: string) => Promise<OpenFile | undefined>;
  /** @param start prefix of the names */
  list: (start?: string) => AsyncIterable<StoredFile>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Removes leftovers of killed writes; `isAbandoned` gets the intended file name. */
  removeUnfinished: (isAbandoned: (file: StoredFile) => Promise<boolean>) => Promise<void>;
}
