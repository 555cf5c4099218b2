import { color } from '@pokriv/web-kit/ui';

import { scene } from './scene-colours.ts';

export interface HouseShape {
  x: number;
  /** Top of the walls. */
  y: number;
  width: number;
  height: number;
  /** Ridge position as a share of the width; never 0.5, as in the logo. */
  ridge: number;
  rise: number;
  wall: keyof typeof color;
  roof: keyof typeof color;
  columns: number;
  rows: number;
  lit?: readonly number[];
  chimney?: number;
}

const WINDOW = { width: 22, height: 30 };
const EAVE = 12;

interface Spot {
  x: number;
  y: number;
}

/** One path for many windows: the drawing is inlined in the page. */
const panes = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `M${x} ${y}h${WINDOW.width}v${WINDOW.height}h${-WINDOW.width}z`).join('');
const bars = (spots: readonly Spot[]): string =>
  spots
    .map(({ x, y }) => `M${x + WINDOW.width / 2} ${y}v${WINDOW.height}M${x} ${y + 12}h${WINDOW.width}`)
    .join('');

export function House({
  x,
  y,
  width,
  height,
  ridge,
  rise,
  wall,
  roof,
  columns,
  rows,
  lit = [],
  chimney,
}: HouseShape) {
  const top = x + width * ridge;
  const gapX = (width - columns * WINDOW.width) / (columns + 1);
  const gapY = 24;
  const spots = Array.from({ length: columns * rows }, (_, index) => ({
    x: Math.round(x + gapX + (index % columns) * (WINDOW.width + gapX)),
    y: y + 20 + Math.floor(index / columns) * (WINDOW.height + gapY),
  }));
  return (
    <g>
      {chimney !== undefined && (
        <rect x={x + width * chimney} y={y - rise * 0.86} width={16} height={rise * 0.8} fill={scene.brick} />
      )}
      <path d={`M${x} ${y}L${top} ${y - rise}L${x + width} ${y}V${y + height}H${x}Z`} fill={color[wall]} />
      <path
        d={`M${x - EAVE} ${y + 6}L${top} ${y - rise}L${x + width + EAVE} ${y + 6}`}
        fill="none"
        stroke={color[roof]}
        strokeWidth={15}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={panes(spots)} fill={color.infoTint} />
      {lit.length > 0 && (
        <path d={panes(spots.filter((_, index) => lit.includes(index)))} fill={scene.lamp} />
      )}
      <path d={bars(spots)} stroke={color.surface} strokeWidth={2.5} opacity={0.9} />
    </g>
  );
}
