/** The options of pino-roll used here; the package has no types. */
declare module 'pino-roll' {
  import type { DestinationStream } from 'pino';
  import type { EventEmitter } from 'node:events';

  interface RollOptions {
    /** Path without date, number and extension. */
    file: string;
    extension: string;
    frequency: 'daily';
    dateFormat: string;
    limit: { count: number; removeOtherLogFiles: boolean };
    mkdir: boolean;
  }
  export default function roll(
    options: RollOptions,
  ): Promise<DestinationStream & EventEmitter & { end: () => void }>;
}
