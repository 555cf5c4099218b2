import type { Probe } from '../net/probes.ts';

export type Stage = 'gateway' | 'service' | 'engine';

export interface ProcessUnit {
  name: string;
  stage: Stage;
  /** a function when the program may need a download first */
  command: string | (() => Promise<string>);
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  ready: Probe;
  /** minimum delay of a restart, as when a machine comes back; default: 200 ms */
  restartAfterMs?: number;
  /** units and tasks that must be ready first; those absent from this stack are ignored */
  after?: string[];
}

export interface TaskUnit {
  name: string;
  run: () => Promise<void>;
  after?: string[];
}

export type Unit = ProcessUnit | TaskUnit;

export const isTask = (unit: Unit): unit is TaskUnit => 'run' in unit;
