import { onPath } from '@pokriv/local-stack/tools/on-path';

import { loadByAutocannon } from './load-by-autocannon.ts';
import { loadByWrk } from './load-by-wrk.ts';

export interface Load {
  /** without a path */
  origin: string;
  /** asked for one after the other, from the beginning again when they run out */
  paths: readonly string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  perSecond: number;
  /** answers of 4xx and 5xx, and requests without an answer */
  failed: number;
}

/** Which program makes the load here: wrk takes the least from the cores that are measured, autocannon is always there. */
export const loadProgram = (): string => (onPath('wrk') ? 'wrk' : 'autocannon');

/** Keeps `connections` requests under way at any time. */
export function load(load: Load): Promise<LoadResult> {
  return loadProgram() === 'wrk' ? loadByWrk(load) : loadByAutocannon(load);
}
