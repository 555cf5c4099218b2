import type {
  ConstructionType,
  Furnishing,
  Heating,
  Layout,
  PropertyType,
} from '@pokriv/contracts/listing/property-options';

import { pickWeighted, type Random } from '../random.ts';
import type { District } from './places/place.ts';
import type { Place } from './places/places.ts';
import { districtHeated, onGas } from './places/towns.ts';

export interface Home {
  place: Place;
  district: District;
  propertyType: PropertyType;
  layout?: Layout;
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  /** m²; for a room its own area, with the flat's in `totalArea`. */
  area: number;
  totalArea?: number;
  yardArea?: number;
  floor?: number;
  totalFloors?: number;
  constructionType: ConstructionType;
  yearBuilt: number;
  condition: 'new_build' | 'renovated' | 'good' | 'needs_refresh';
  isInsulated: boolean;
  hasElevator: boolean;
  heating: Heating[];
  furnishing: Furnishing;
}

interface Kind {
  propertyType: PropertyType;
  layout?: Layout;
  rooms: number;
  bedrooms: number;
  area: readonly [number, number];
  /** Share of all listings: in the four large cities, elsewhere. */
  share: readonly [number, number];
}

const kinds = {
  studio: { propertyType: 'studio', rooms: 1, bedrooms: 0, area: [26, 44], share: [9, 4] },
  one_room: {
    propertyType: 'apartment',
    layout: 'one_room',
    rooms: 1,
    bedrooms: 1,
    area: [32, 46],
    share: [12, 13],
  },
  two_room: {
    propertyType: 'apartment',
    layout: 'two_room',
    rooms: 2,
    bedrooms: 1,
    area: [50, 74],
    share: [33, 34],
  },
  three_room: {
    propertyType: 'apartment',
    layout: 'three_room',
    rooms: 3,
    bedrooms: 2,
    area: [76, 108],
    share: [20, 19],
  },
  four_room: {
    propertyType: 'apartment',
    layout: 'four_room',
    rooms: 4,
    bedrooms: 3,
    area: [108, 148],
    share: [5, 3],
  },
  multi_room: {
    propertyType: 'apartment',
    layout: 'multi_room',
    rooms: 5,
    bedrooms: 4,
    area: [145, 210],
    share: [1.5, 0.7],
  },
  maisonette: {
    propertyType: 'apartment',
    layout: 'maisonette',
    rooms: 4,
    bedrooms: 3,
    area: [98, 165],
    share: [2, 1],
  },
  attic: {
    propertyType: 'apartment',
    layout: 'attic',
    rooms: 2,
    bedrooms: 1,
    area: [38, 66],
    share: [2.5, 2],
  },
  house_floor: {
    propertyType: 'house',
    layout: 'house_floor',
    rooms: 3,
    bedrooms: 2,
    area: [70, 115],
    share: [2.5, 7],
  },
  whole_house: {
    propertyType: 'house',
    layout: 'whole_house',
    rooms: 4,
    bedrooms: 3,
    area: [90, 210],
    share: [2.5, 7],
  },
  room: { propertyType: 'room', rooms: 1, bedrooms: 1, area: [10, 21], share: [8, 5] },
  shared: { propertyType: 'shared', rooms: 3, bedrooms: 3, area: [68, 104], share: [3, 1.5] },
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;

const BIG = ['sofia', 'plovdiv', 'varna', 'burgas'];
const THIS_YEAR = 2026;

export function drawHome(random: Random, place: Place): Home {
  const big = BIG.includes(place.city.id);
  const shares = Object.fromEntries(
    Object.entries(kinds).map(([name, { share }]) => [name, share[big ? 0 : 1]]),
  );
  const kind: Kind = kinds[pickWeighted(random, shares) as KindName];
  const district = pickDistrict(random, place, kind);
  const building = drawBuilding(random, { district, kind, big });
  const area = random.int(...kind.area);
  return {
    place,
    district,
    propertyType: kind.propertyType,
    ...(kind.layout && { layout: kind.layout }),
    rooms: kind.rooms,
    bedrooms: kind.bedrooms,
    bathrooms: area > 125 ? 2 : kind.layout === 'three_room' && random.chance(0.15) ? 2 : 1,
    area,
    ...(kind.propertyType === 'room' && { totalArea: random.int(62, 104) }),
    ...(kind.layout === 'whole_house' && { yardArea: random.int(8, 60) * 10 }),
    ...building,
    heating: drawHeating(random, place.city.id, { kind, ...building }),
    furnishing: drawFurnishing(random, kind),
  };
}

function pickDistrict(random: Random, { districts }: Place, { propertyType }: Kind): District {
  const fitting =
    propertyType === 'house'
      ? districts.filter(({ kind }) => kind === 'village' || kind === 'sea' || kind === 'green')
      : districts;
  return random.pick(fitting.length > 0 ? fitting : districts);
}

type Building = Pick<
  Home,
  'constructionType' | 'yearBuilt' | 'condition' | 'isInsulated' | 'hasElevator' | 'floor' | 'totalFloors'
>;

function drawBuilding(
  random: Random,
  { district, kind, big }: { district: District; kind: Kind; big: boolean },
): Building {
  const house = kind.propertyType === 'house';
  const style = house ? 'house' : pickWeighted(random, buildings[district.kind]);
  const { from, to, constructions, floors } = styles[style];
  const yearBuilt = random.int(from, to);
  const constructionType = random.pick(constructions);
  const totalFloors = big ? random.int(...floors) : Math.max(2, Math.round(random.int(...floors) * 0.75));
  const top = kind.layout === 'attic' || (kind.layout === 'maisonette' && random.chance(0.7));
  const floor = top ? totalFloors : random.int(random.chance(0.12) ? 0 : 1, totalFloors);
  return {
    constructionType,
    yearBuilt,
    condition:
      yearBuilt >= THIS_YEAR - 5
        ? 'new_build'
        : pickWeighted(random, { renovated: 4, good: 5, needs_refresh: 0.9 }),
    isInsulated: yearBuilt > 2006 || random.chance(0.5),
    hasElevator: !house && totalFloors >= (yearBuilt > 1990 ? 4 : 6),
    ...(!house && { floor, totalFloors }),
  };
}

type Style = 'old' | 'panel' | 'brick' | 'new' | 'house';

const buildings: Record<District['kind'], Partial<Record<Style, number>>> = {
  centre: { old: 4, brick: 4, new: 2 },
  fine: { brick: 5, new: 4, old: 1 },
  green: { panel: 4, brick: 4, new: 2 },
  estate: { panel: 7, brick: 2, new: 2 },
  new: { new: 8, brick: 1, panel: 1 },
  village: { brick: 4, new: 4, old: 1 },
  sea: { new: 6, brick: 3 },
};

const styles: Record<
  Style,
  { from: number; to: number; constructions: readonly ConstructionType[]; floors: readonly [number, number] }
> = {
  old: { from: 1925, to: 1958, constructions: ['brick', 'beams', 'monolith'], floors: [3, 5] },
  panel: { from: 1968, to: 1990, constructions: ['panel', 'panel', 'panel', 'epk', 'pk'], floors: [5, 9] },
  brick: { from: 1960, to: 2003, constructions: ['brick', 'brick', 'epk', 'monolith'], floors: [4, 8] },
  new: { from: 2007, to: 2025, constructions: ['brick', 'brick', 'monolith'], floors: [4, 8] },
  house: {
    from: 1955,
    to: 2022,
    constructions: ['brick', 'brick', 'monolith', 'beams', 'prefab'],
    floors: [1, 3],
  },
};

function drawHeating(
  random: Random,
  city: string,
  { kind, yearBuilt }: { kind: Kind } & Building,
): Heating[] {
  const first = ((): Heating => {
    if (kind.propertyType === 'house')
      return pickWeighted(random, {
        solid_fuel: 4,
        ac: 3,
        gas: onGas.includes(city) ? 3 : 0,
        heat_pump: 1.5,
        local: 2,
      });
    if (districtHeated.includes(city) && yearBuilt < 2012 && random.chance(city === 'sofia' ? 0.75 : 0.5))
      return 'district';
    if (yearBuilt >= 2012 && random.chance(0.12)) return 'heat_pump';
    return pickWeighted(random, { ac: 6, gas: onGas.includes(city) ? 2.5 : 0, electric: 2, local: 0.6 });
  })();
  return first !== 'ac' && random.chance(first === 'district' ? 0.55 : 0.4) ? [first, 'ac'] : [first];
}

function drawFurnishing(random: Random, { propertyType, layout }: Kind): Furnishing {
  if (propertyType === 'room' || propertyType === 'shared' || propertyType === 'studio')
    return random.chance(0.92) ? 'furnished' : 'partial';
  if (layout === 'whole_house' || layout === 'four_room')
    return pickWeighted(random, { furnished: 5, partial: 3, unfurnished: 3 });
  return pickWeighted(random, { furnished: 7, partial: 2, unfurnished: 1 });
}
