import type { Progress } from '../console/progress.ts';
import type { Places } from '../data-folder.ts';
import type { Unit } from '../processes/unit.ts';
import type { Ports } from './choose-ports.ts';
import { engineUnits } from './engine-units.ts';
import { serviceUnits } from './service-units.ts';

/**
 * The engines and process instances of a stack. Tasks and other units wait for `mongo`, `redis`, `bff` and the
 * services by these names, so a topology has a unit or task of each name.
 */
export interface Topology {
  /** reserved beyond `Ports`, released with the stack */
  ports: readonly number[];
  /** overrides the stack's environment */
  env: Readonly<Record<string, string>>;
  units: (env: NodeJS.ProcessEnv, progress: Progress) => Unit[];
}

export type ChooseTopology = (places: Places, ports: Ports) => Promise<Topology>;

/** The local stack: one MongoDB, one Redis, one instance of each process. */
export const oneOfEach: ChooseTopology = (places, ports) =>
  Promise.resolve({
    ports: [],
    env: {},
    units: (env, progress) => [...engineUnits(places, ports, progress), ...serviceUnits(ports, env)],
  });
