import type { Random } from '../random.ts';
import type { Home } from './home.ts';
import type { PictureKind, PoolPicture, Style } from './pool.ts';

export interface ShownPicture {
  key: string;
  alt: string;
  isFloorPlan?: true;
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
  'floor-plan': 'Разпределение на жилището',
};

const MOST = 8;
/** Limit of a listing's own pictures: each costs the seed a fifth of a second. */
const MOST_OWN = 3;

export interface Scene {
  home: Home;
  amenities: readonly string[];
  /** Position in publication order. */
  turn: number;
  /** Close-ups in use: this listing picks unused ones only, and adds them. */
  taken?: Set<string>;
}

/**
 * Three to eight pictures that match the listing, cover first and a floor plan last, each file once. Covers rotate, so
 * that neighbours in a list differ.
 */
export function picturesOf(
  random: Random,
  { home, amenities, turn, taken }: Scene,
  pool: readonly PoolPicture[],
): ShownPicture[] {
  const chosen: PoolPicture[] = [];
  let style: Style | undefined;
  for (const kind of wanted(random, home, amenities)) {
    if (chosen.length === (taken ? MOST_OWN : MOST)) break;
    const isCover = chosen.length === 0;
    const free = pool.filter(
      (picture) =>
        picture.kind === kind &&
        (taken ? isCloseUp(picture) && !taken.has(picture.key) : isWhole(picture, isCover)) &&
        (!style || !picture.style || picture.style === style) &&
        !chosen.some(({ file }) => file === picture.file),
    );
    if (free.length === 0) continue;
    const picture = (isCover && !taken && free[turn % free.length]) || random.pick(free);
    chosen.push(picture);
    taken?.add(picture.key);
    style ??= picture.style;
  }
  const plan = taken || chosen.length === MOST ? undefined : planOf(random, { home, amenities }, pool);
  return [...chosen.map(shown), ...(plan ? [{ ...shown(plan), isFloorPlan: true as const }] : [])];
}

const shown = ({ key, kind }: PoolPicture): ShownPicture => ({ key, alt: LABELS[kind] });

/** A third of the apartments that the drawings fit: one to three rooms and a balcony. */
function planOf(
  random: Random,
  { home, amenities }: Pick<Scene, 'home' | 'amenities'>,
  pool: readonly PoolPicture[],
): PoolPicture | undefined {
  const fits = home.propertyType === 'apartment' && amenities.includes('balcony');
  if (!fits || !random.chance(0.33)) return undefined;
  return pool.find(({ file }) => file === `floor-plan-${home.rooms}.webp`);
}

const isWhole = ({ look }: PoolPicture, isCover: boolean): boolean =>
  look === 'plain' || (isCover && look === 'mirrored');

const isCloseUp = ({ look }: PoolPicture): boolean => look !== 'plain' && look !== 'mirrored';

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
