import type { PictureKind } from '../pictures/draw-picture.ts';
import type { Random } from '../random.ts';
import type { Home } from './home.ts';
import type { PoolPicture } from './pool.ts';

export interface ShownPicture {
  key: string;
  alt: string;
}

const LABELS: Record<PictureKind, string> = {
  'living-room': 'Дневна',
  bedroom: 'Спалня',
  kitchen: 'Кухня',
  bathroom: 'Баня',
  study: 'Работен кабинет',
  'single-room': 'Стая',
  'empty-room': 'Необзаведена стая',
  hallway: 'Антре',
  balcony: 'Тераса с изглед',
  'panel-block': 'Сградата отвън',
  'new-building': 'Сградата отвън',
  'old-house': 'Фасадата на сградата',
  house: 'Къщата отвън',
};

/** Three to eight pictures that show what the listing says; the first is the cover, none comes twice. */
export function picturesOf(
  random: Random,
  { home, amenities }: { home: Home; amenities: readonly string[] },
  pool: readonly PoolPicture[],
): ShownPicture[] {
  const kinds = wanted(random, home, amenities);
  const count = Math.max(3, Math.min(kinds.length, 8));
  const chosen: PoolPicture[] = [];
  for (const kind of kinds.slice(0, count)) {
    const free = pool.filter((picture) => picture.kind === kind && !chosen.includes(picture));
    const [cover] = chosen;
    const matching = cover ? free.filter(({ palette }) => palette === cover.palette) : free;
    if (free.length > 0) chosen.push(random.pick(matching.length > 0 ? matching : free));
  }
  return chosen.map(({ key, kind }) => ({ key, alt: LABELS[kind] }));
}

/** The kinds in order. */
function wanted(random: Random, home: Home, amenities: readonly string[]): PictureKind[] {
  const outside = facade(random, home);
  const open: PictureKind[] = amenities.some(
    (id) => id === 'balcony' || id === 'terrace' || id === 'rooftop_terrace',
  )
    ? ['balcony']
    : [];
  if (home.furnishing === 'unfurnished')
    return [
      random.pick([outside, 'empty-room'] as const),
      ...repeat('empty-room', home.rooms > 1 ? 3 : 2),
      'bathroom',
      ...open,
    ];
  const beds = repeat('bedroom', Math.min(3, home.bedrooms));
  const rest: PictureKind[] = random.some<PictureKind>(
    ['hallway', ...(home.rooms > 2 ? (['study'] as const) : [])],
    random.int(0, 1),
  );
  switch (home.propertyType) {
    case 'room':
      return [
        random.pick(['single-room', 'single-room', 'bedroom'] as const),
        'kitchen',
        'bathroom',
        ...open,
        ...random.some([outside], random.int(0, 1)),
      ];
    case 'shared':
      return ['living-room', 'single-room', 'kitchen', 'bathroom', 'bedroom', ...open];
    case 'studio':
      return ['living-room', 'kitchen', 'bathroom', ...open, ...random.some([outside], random.int(0, 1))];
    case 'house':
      return ['house', 'living-room', 'kitchen', ...beds, 'bathroom', ...rest, ...open];
    case 'apartment':
      if (home.layout === 'one_room')
        return [random.pick(['living-room', 'bedroom'] as const), 'kitchen', 'bathroom', ...open, ...rest];
      return random.chance(0.82)
        ? [
            'living-room',
            'kitchen',
            ...beds,
            'bathroom',
            ...open,
            ...rest,
            ...random.some([outside], random.int(0, 1)),
          ]
        : [outside, 'living-room', 'kitchen', ...beds, 'bathroom', ...open, ...rest];
  }
}

const repeat = (kind: PictureKind, count: number): PictureKind[] => Array.from({ length: count }, () => kind);

function facade(random: Random, { propertyType, constructionType, yearBuilt, district }: Home): PictureKind {
  if (propertyType === 'house') return 'house';
  if (['panel', 'epk', 'pk'].includes(constructionType)) return 'panel-block';
  if (yearBuilt < 1962 || (district.kind === 'centre' && yearBuilt < 1990 && random.chance(0.6)))
    return 'old-house';
  return 'new-building';
}
