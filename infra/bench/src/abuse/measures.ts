import type { Measure } from '../report/row.ts';

/** An attacker who got so much of what was tried. */
export const stopped = (what: string, got: number, most: number, tried: number): Measure => ({
  what,
  target: `≤ ${most}`,
  measured: `${got} of ${tried}`,
  met: got <= most,
});

/** An honest person behind the attacker's address. */
export const unharmed = (what: string, done: number, tried: number): Measure => ({
  what: `– honest, same address: ${what}`,
  target: `${tried}`,
  measured: `${done} of ${tried}`,
  met: done === tried,
});
