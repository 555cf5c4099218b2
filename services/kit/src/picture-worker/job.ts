import type { ErrorBody } from '@pokriv/contracts/errors';

export interface Original {
  original: string | Buffer;
  id: string;
  folder: string;
  /** Degrees clockwise. */
  turn?: number;
}

export type Job =
  | { kind: 'inspect'; path: string; name: string }
  | ({ kind: 'encode'; original: string; name: string } & Original);

export interface Question {
  number: number;
  job: Job;
}

export type Answer =
  { number: number; result: unknown; refusal?: undefined } | { number: number; refusal: ErrorBody };
