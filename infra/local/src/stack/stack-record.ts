import { readFileSync } from 'node:fs';

import { dataFolder, placesIn } from '../data-folder.ts';
import { processIdentity } from '../processes/process-identity.ts';
import type { Ports } from './choose-ports.ts';

export interface StackRecord {
  pid: number;
  identity?: string;
  /** ISO time */
  startedAt: string;
  dataDir: string;
  logs: string;
  bffUrl: string;
  /** without a database name */
  mongoUrl: string;
  redisUrl: string;
  smtpUrl: string;
  mailUrl: string;
  /** `host:port` for FIREBASE_AUTH_EMULATOR_HOST */
  authHost: string;
  /** for tools working on this stack; the file is readable by its owner only */
  env: Record<string, string>;
  ports: Ports;
  pids: Record<string, number>;
}

/** The stack running in a data folder, by default the user's own; undefined without one. */
export function readStack(dataDir: string = dataFolder()): StackRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(placesIn(dataDir).stack, 'utf8')) as StackRecord;
    return processIdentity(record.pid) === record.identity ? record : undefined;
  } catch {
    return undefined;
  }
}
