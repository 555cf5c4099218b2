import type { Measure } from '../report/row.ts';

export const stopped = (what: string, got: number, most: number, tried: number): Measure => ({
  what,
  target: `≤ ${most}`,
  measured: `${got} of ${tried}`,
  met: got <= most,
});

export const unharmed = (what: string, done: number, tried: number): Measure => ({
  what: `– honest, same address: ${what}`,
  target: `${tried}`,
  measured: `${done} of ${tried}`,
  met: done === tried,
});
