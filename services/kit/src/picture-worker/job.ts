import type { ErrorBody } from '@pokriv/contracts/errors';

export interface Original {
  /** A path or its bytes. */
  original: string | Buffer;
  /** What the picture is to be called. */
  id: string;
  /** Where its files are written. */
  folder: string;
  /** By so many degrees to the right. */
  turn?: number;
}

/** What the picture worker is asked; `name` is the file's name in messages. */
export type Job =
  | { kind: 'inspect'; path: string; name: string }
  | ({ kind: 'encode'; original: string; name: string } & Original);

export interface Question {
  number: number;
  job: Job;
}

export type Answer =
  { number: number; result: unknown; refusal?: undefined } | { number: number; refusal: ErrorBody };
