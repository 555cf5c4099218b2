import { color } from '@pokriv/web-kit/ui';

import { scene } from './scene-colours.ts';

export interface HouseShape {
  x: number;
  /** Where the walls begin, and how far they go down. */
  y: number;
  width: number;
  height: number;
  /** Where the ridge is, as a share of the width: never the middle, as in the mark. */
  ridge: number;
  rise: number;
  wall: keyof typeof color;
  roof: keyof typeof color;
  columns: number;
  rows: number;
  /** Numbers of the windows where somebody is at home. */
  lit?: readonly number[];
  chimney?: number;
}

const WINDOW = { width: 22, height: 30 };
const EAVE = 12;

function Window({ x, y, isLit }: { x: number; y: number; isLit: boolean }) {
  const { width, height } = WINDOW;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={3} fill={isLit ? scene.lamp : color.infoTint} />
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + 12}h${width}`}
        stroke={color.surface}
        strokeWidth={2.5}
        opacity={0.9}
      />
    </g>
  );
}

/** One house of the hero's street. */
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
      {Array.from({ length: columns * rows }, (_, index) => (
        <Window
          key={index}
          x={x + gapX + (index % columns) * (WINDOW.width + gapX)}
          y={y + 20 + Math.floor(index / columns) * (WINDOW.height + gapY)}
          isLit={lit.includes(index)}
        />
      ))}
    </g>
  );
}
