import type { Rest } from '../cities/name-rests.ts';
import { sizeOfName, turned, type Size } from './name-box.ts';
import type { NameKind, PlaceName } from './place-names.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Px in the map plane of a zoom. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `dx` and `dy` are px from the point to the centre of the name. */
export interface FittedName {
  name: PlaceName;
  rest: Rest;
  dx: number;
  dy: number;
}

/** Gap between names, and from a name to a pin, px. */
const GAP = 5;
const PIN_GAP = 2;
/** Distance from the centre of a dot to its name, px. */
const DOT = 6;
/** Offsets of a name without a dot, to avoid a pin, px. */
const STEPS = [0, -20, 20, -34, 34, -48, 48];

/** Cities and towns have no dot from this zoom on. */
export const DOTS_UNTIL = 11;
export const isDotted = ({ kind }: PlaceName, zoom: number): boolean =>
  (kind === 'city' || kind === 'capital' || kind === 'town') && zoom < DOTS_UNTIL;

type Shift = readonly [dx: number, dy: number];

const besideDot = ({ width, height }: Size): Shift[] => {
  const [x, y] = [width / 2 + DOT, height / 2 + DOT];
  return [
    [0, y],
    [0, -y],
    [x, 0],
    [-x, 0],
    ...[16, 28].flatMap((far): Shift[] => [
      [0, y + far],
      [0, -y - far],
    ]),
  ];
};

const besideLine = ({ height }: Size, angle: number): Shift[] => {
  const radians = (angle * Math.PI) / 180;
  const away = height / 2 + 5;
  const up: Shift = [Math.sin(radians) * away, -Math.cos(radians) * away];
  return [up, [-up[0], -up[1]]];
};

function shiftsOf(kind: NameKind, size: Size, { angle }: Rest, hasDot: boolean): Shift[] {
  if (angle !== undefined) return besideLine(size, angle);
  if (kind === 'station') {
    const [below, above, right, left] = besideDot(size);
    return [right, left, below, above].filter((shift) => shift !== undefined);
  }
  if (hasDot) return besideDot(size);
  if (kind === 'country' || kind === 'water') return [[0, 0]];
  return STEPS.map((dy): Shift => [0, dy]);
}

const boxAt = ({ x, y }: Spot, { width, height }: Size): PixelBox => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Closer than `gap`. */
export const meet = (one: PixelBox, other: PixelBox, gap: number): boolean =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap;

/** @param spot of its rest */
export const boxOfName = ({ name, rest, dx, dy }: FittedName, { x, y }: Spot): PixelBox =>
  boxAt({ x: x + dx, y: y + dy }, turned(sizeOfName(name.text, name.kind), rest.angle ?? 0));

/** Names that fit at a zoom, in order of priority, without overlaps. A name on a pin is moved or dropped. */
export function fitNames(
  names: readonly PlaceName[],
  zoom: number,
  toSpot: (rest: Rest) => Spot,
  pins: readonly PixelBox[] = [],
): FittedName[] {
  const taken: PixelBox[] = [];
  const isFree = (box: PixelBox): boolean =>
    !taken.some((other) => meet(box, other, GAP)) && !pins.some((pin) => meet(box, pin, PIN_GAP));

  const fit = (name: PlaceName): FittedName | undefined => {
    const size = sizeOfName(name.text, name.kind);
    for (const rest of name.rests) {
      const spot = toSpot(rest);
      for (const [dx, dy] of shiftsOf(name.kind, size, rest, isDotted(name, zoom))) {
        const fitted = { name, rest, dx, dy };
        const box = boxOfName(fitted, spot);
        if (!isFree(box)) continue;
        taken.push(box);
        return fitted;
      }
    }
    return undefined;
  };
  return names
    .filter(({ from, to }) => zoom >= from && zoom <= to)
    .map(fit)
    .filter((fitted) => fitted !== undefined);
}
