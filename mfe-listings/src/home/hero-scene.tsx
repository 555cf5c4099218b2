import { color } from '@pokriv/web-kit/ui';
import { memo } from 'react';
import { styled } from 'styled-components';

import { scene } from './scene-colours.ts';
import { House, type HouseShape } from './scene-house.tsx';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`;

const houses: readonly HouseShape[] = [
  {
    x: 18,
    y: 330,
    width: 120,
    height: 140,
    ridge: 0.62,
    rise: 52,
    wall: 'regularSurface',
    roof: 'regularLine',
    columns: 3,
    rows: 2,
  },
  {
    x: 470,
    y: 262,
    width: 150,
    height: 210,
    ridge: 0.36,
    rise: 64,
    wall: 'superSurface',
    roof: 'superLine',
    columns: 3,
    rows: 3,
    lit: [4],
  },
  {
    x: 118,
    y: 268,
    width: 168,
    height: 204,
    ridge: 0.34,
    rise: 74,
    wall: 'surface',
    roof: 'accent',
    columns: 4,
    rows: 3,
    lit: [2, 5],
    chimney: 0.66,
  },
  {
    x: 318,
    y: 206,
    width: 176,
    height: 264,
    ridge: 0.6,
    rise: 82,
    wall: 'surface',
    roof: 'accentHover',
    columns: 4,
    rows: 4,
    lit: [1, 6, 11],
    chimney: 0.24,
  },
  {
    x: 574,
    y: 322,
    width: 130,
    height: 150,
    ridge: 0.4,
    rise: 54,
    wall: 'surface',
    roof: 'accent',
    columns: 3,
    rows: 2,
    lit: [0, 4],
    chimney: 0.7,
  },
];

function Tree({ x, size }: { x: number; size: number }) {
  return (
    <g>
      <path d={`M${x} 470v${-size * 0.9}`} stroke={scene.trunk} strokeWidth={7} strokeLinecap="round" />
      <circle cx={x} cy={470 - size * 1.25} r={size * 0.62} fill={scene.leaves} />
      <circle cx={x + size * 0.42} cy={470 - size * 0.95} r={size * 0.42} fill={scene.leavesNear} />
    </g>
  );
}

export const HeroScene = memo(function HeroScene() {
  return (
    <Drawing viewBox="-14 44 748 426" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle cx={232} cy={112} r={58} fill={scene.sun} />
      <path d="M-10 470C60 250 150 250 232 178S420 96 520 168 650 300 730 470Z" fill={color.sunken} />
      <path d="M-10 470C70 330 214 340 330 292S640 270 730 470Z" fill={color.accentTint} />
      {houses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <Tree x={302} size={66} />
      <Tree x={540} size={50} />
      <Tree x={60} size={40} />
      <path
        d="M84 92q10-10 20 0q10-10 20 0M146 62q8-8 16 0q8-8 16 0"
        fill="none"
        stroke={color.muted}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </Drawing>
  );
});
