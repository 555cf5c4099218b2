import type { Probe } from '../net/probes.ts';

/** Order of stopping: first what people come in by, last what holds the data. */
export type Stage = 'door' | 'service' | 'engine';

/** A process that is kept running. */
export interface ProcessUnit {
  name: string;
  stage: Stage;
  /** a function when the program may have to be fetched first */
  command: string | (() => Promise<string>);
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  ready: Probe;
  /** units and tasks that must be ready before; those that are not part of this stack are ignored */
  after?: string[];
}

/** Work that is done once while the stack starts. */
export interface TaskUnit {
  name: string;
  run: () => Promise<void>;
  after?: string[];
}

export type Unit = ProcessUnit | TaskUnit;

export const isTask = (unit: Unit): unit is TaskUnit => 'run' in unit;
