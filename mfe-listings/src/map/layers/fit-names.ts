import type { PlaceName } from './place-names.ts';

interface Spot {
  x: number;
  y: number;
}

/** Px; letter width, line height and gap of names. */
const LETTER = 7.4;
const LINE = 18;
const GAP = 6;
/** Px; a city's name is below its dot. */
const BELOW_DOT = 11;

/** From this zoom cities are drawn without a dot. */
export const DOTS_UNTIL = 11;
export const isDotted = ({ kind }: PlaceName, zoom: number): boolean =>
  (kind === 'city' || kind === 'capital') && zoom < DOTS_UNTIL;

/** The names that fit at a zoom without overlap, in order of priority. */
export function fitNames(
  names: readonly PlaceName[],
  zoom: number,
  toSpot: (name: PlaceName) => Spot,
): PlaceName[] {
  const taken: [left: number, top: number, right: number, bottom: number][] = [];
  return names.filter((name) => {
    if (zoom < name.from || zoom > name.to) return false;
    const { x, y } = toSpot(name);
    const half = (name.text.length * LETTER) / 2 + GAP;
    const top = isDotted(name, zoom) ? y - GAP : y - LINE / 2;
    const bottom = isDotted(name, zoom) ? y + BELOW_DOT + LINE / 2 : y + LINE / 2;
    const isFree = taken.every(
      ([left, above, right, below]) => x + half < left || x - half > right || bottom < above || top > below,
    );
    if (isFree) taken.push([x - half, top, x + half, bottom]);
    return isFree;
  });
}
