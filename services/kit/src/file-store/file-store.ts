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
 * Files in a folder or in a bucket, shared by all copies of a service. A name stands for one content for good: `put`,
 * `write` and `remove` are idempotent, and a file is visible only when it is complete.
 */
export interface FileStore {
  /** Stores a local file; may move the source. */
  put: (name: string, source: string) => Promise<void>;
  /** Stores what `fill` writes, in constant memory; `fill` ends the stream. @returns the size in bytes */
  write: (name: string, fill: (target: Writable) => Promise<void>) => Promise<number>;
  open: (name: string) => Promise<OpenFile | undefined>;
  /** @param start of the names */
  list: (start?: string) => AsyncIterable<StoredFile>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Removes what killed writes left behind; `isAbandoned` gets the name that the file would have had. */
  removeUnfinished: (isAbandoned: (file: StoredFile) => Promise<boolean>) => Promise<void>;
}
