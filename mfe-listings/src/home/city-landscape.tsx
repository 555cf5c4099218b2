import { color } from '@pokriv/web-kit/ui';

import { scene } from './scene-colours.ts';

type Landscape = 'mountains' | 'sea' | 'river' | 'hills';

const bySea = ['burgas', 'nesebar', 'varna'];
const byRiver = ['lom', 'plovdiv', 'ruse', 'silistra', 'svishtov', 'vidin'];
const inMountains = [
  'bansko',
  'blagoevgrad',
  'gotse-delchev',
  'kardzhali',
  'karlovo',
  'kazanlak',
  'pernik',
  'petrich',
  'samokov',
  'sandanski',
  'sliven',
  'smolyan',
  'sofia',
  'troyan',
  'velingrad',
  'vratsa',
];

function landscapeOf(city: string): Landscape {
  if (bySea.includes(city)) return 'sea';
  if (byRiver.includes(city)) return 'river';
  return inMountains.includes(city) ? 'mountains' : 'hills';
}

const tones = {
  green: `color-mix(in srgb, ${color.good} 30%, ${color.surface})`,
  greenFar: `color-mix(in srgb, ${color.good} 15%, ${color.surface})`,
  blue: `color-mix(in srgb, ${color.info} 34%, ${color.surface})`,
  blueFar: `color-mix(in srgb, ${color.info} 16%, ${color.surface})`,
};

/** Back to front, 240 × 56. */
const shapes: Record<Landscape, readonly (readonly [path: string, fill: string])[]> = {
  mountains: [
    ['M0 56V42L34 26 58 36 104 15 150 38 182 27 240 46V56Z', tones.greenFar],
    ['M0 56V51L46 40 84 49 132 33 176 47 210 40 240 51V56Z', tones.green],
  ],
  sea: [
    ['M0 56V30Q20 24 40 30T80 30 120 30 160 30 200 30 240 30V56Z', tones.blueFar],
    ['M0 56V44Q20 37 40 44T80 44 120 44 160 44 200 44 240 44V56Z', tones.blue],
  ],
  river: [
    ['M0 56V36Q50 18 104 33T240 27V56Z', tones.greenFar],
    ['M0 56V50Q60 34 118 42T240 36V46Q170 40 120 50T60 56Z', tones.blue],
  ],
  hills: [
    ['M0 56V38Q46 16 96 33T240 25V56Z', tones.greenFar],
    ['M0 56V48Q70 26 128 42T240 40V56Z', tones.green],
  ],
};

const suns: Record<Landscape, number> = { mountains: 204, sea: 186, river: 150, hills: 140 };

export function CityLandscape({ city }: { city: string }) {
  const landscape = landscapeOf(city);
  return (
    <svg viewBox="0 0 240 56" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx={suns[landscape]} cy={26} r={10} fill={scene.sun} />
      {shapes[landscape].map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  );
}
