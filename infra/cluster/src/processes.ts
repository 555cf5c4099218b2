import { SERVICES } from '@pokriv/local-stack/stack/service-units';

export const INSTANCES = 2;

export const processes = [...SERVICES, 'bff'] as const;
export type ProcessName = (typeof processes)[number];

export const instanceName = (process: ProcessName, instance: number): string => `${process}-${instance}`;

/** @throws Error for a name that is none of an instance */
export function instanceParts(instance: string): { name: ProcessName; number: number } {
  const name = processes.find((one) => instance.startsWith(`${one}-`));
  if (!name) throw new Error(`${instance} is no instance of a process`);
  return { name, number: Number(instance.slice(name.length + 1)) };
}

/** Names of all instances, in the order of a roll-out: services before their callers. */
export const allInstances: readonly string[] = processes.flatMap((name) =>
  Array.from({ length: INSTANCES }, (_, index) => instanceName(name, index + 1)),
);
