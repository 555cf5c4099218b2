import type { ErrorBody } from '@pokriv/contracts/errors';

import type { Original } from './encode-image.ts';

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
