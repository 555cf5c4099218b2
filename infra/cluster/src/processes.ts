import { SERVICES } from '@pokriv/local-stack/stack/service-units';

export const COPIES = 2;

export const processes = [...SERVICES, 'bff'] as const;
export type ProcessName = (typeof processes)[number];

export const copyName = (process: ProcessName, copy: number): string => `${process}-${copy}`;

/** @throws Error for a name that is none of a copy */
export function copyParts(copy: string): { name: ProcessName; number: number } {
  const name = processes.find((one) => copy.startsWith(`${one}-`));
  if (!name) throw new Error(`${copy} is no copy of a process`);
  return { name, number: Number(copy.slice(name.length + 1)) };
}

/** Names of all copies, in the order of a roll-out: services before what calls them. */
export const allCopies: readonly string[] = processes.flatMap((name) =>
  Array.from({ length: COPIES }, (_, index) => copyName(name, index + 1)),
);
