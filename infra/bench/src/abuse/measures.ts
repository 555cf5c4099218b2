import type { Measure } from '../report/row.ts';

/** Measures how much of an attack succeeded. */
export const stopped = (what: string, got: number, most: number, tried: number): Measure => ({
  what,
  target: `≤ ${most}`,
  measured: `${got} of ${tried}`,
  met: got <= most,
});

/** Measures an honest user behind the attacker's address. */
export const unharmed = (what: string, done: number, tried: number): Measure => ({
  what: `– honest, same address: ${what}`,
  target: `${tried}`,
  measured: `${done} of ${tried}`,
  met: done === tried,
});
