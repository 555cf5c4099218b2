declare module 'pino-roll' {
  import type { DestinationStream } from 'pino';
  import type { EventEmitter } from 'node:events';

  interface RollOptions {
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
