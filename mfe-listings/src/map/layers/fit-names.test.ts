import { boxOfName, fitNames, meet, type FittedName, type PixelBox, type Spot } from './fit-names.ts';
import { placeNames, type PlaceName } from './place-names.ts';
import { OUTLINE_ZOOM_MAX } from './zooms.ts';

const toSpotAt =
  (zoom: number) =>
  ({ lat, lon }: { lat: number; lon: number }): Spot => {
    const scale = (256 * 2 ** zoom) / 360;
    return { x: lon * scale, y: -lat * scale * 1.36 };
  };
const at = (zoom: number, pins: PixelBox[] = []) => fitNames(placeNames, zoom, toSpotAt(zoom), pins);
const textsAt = (zoom: number) => at(zoom).map(({ name }) => name.text);
const nameAt = (text: string, lon: number): PlaceName => ({
  text,
  kind: 'district',
  rests: [{ lat: 0, lon }],
  from: 1,
  to: 9,
});
const boxesOf = (fitted: FittedName[], zoom: number): PixelBox[] =>
  fitted.map((name) => boxOfName(name, toSpotAt(zoom)(name.rest)));

/** Seeded random numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomPins(seed: number, zoom: number): PixelBox[] {
  const next = numbers(seed);
  return Array.from({ length: 80 }, () => {
    const { x, y } = toSpotAt(zoom)({ lat: 42.6 + next() * 0.16, lon: 23.22 + next() * 0.22 });
    const [width, height] = [40 + next() * 80, 30 + next() * 30];
    return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  });
}

describe('fitNames', () => {
  it('starts with the large cities and the sea', () => {
    expect(textsAt(6.5)).toEqual(expect.arrayContaining(['София', 'Пловдив', 'Варна', 'Черно море']));
    expect(textsAt(6.5)).not.toContain('Ботевград');
  });

  it('has all 47 cities at a closer zoom', () => {
    const kinds = ['city', 'capital'];
    const towns = placeNames.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
    expect(towns).toHaveLength(47);
    const shown = textsAt(10);
    expect(towns.filter((town) => !shown.includes(town))).toEqual([]);
  });

  it('has seats of municipalities and resorts from zoom 10 on, and no name of a city gives way to them', () => {
    expect(textsAt(9)).not.toContain('Поморие');
    expect(textsAt(10)).toEqual(expect.arrayContaining(['Поморие', 'Хисаря', 'Пампорово', 'Бургас']));
    expect(placeNames.filter(({ kind }) => kind === 'town')).toHaveLength(240);
    for (const zoom of [10, 11, 12]) {
      const boxes = boxesOf(at(zoom), zoom);
      expect(
        boxes.filter((box, index) => boxes.some((other, next) => next > index && meet(box, other, 0))),
      ).toEqual([]);
    }
  });

  it('has districts, parks, boulevards and stations inside a city', () => {
    expect(textsAt(14)).toEqual(expect.arrayContaining(['Лозенец', 'Тракия', 'Чайка', 'Южен парк']));
    expect(textsAt(15)).toEqual(expect.arrayContaining(['Опълченска', 'бул. България', 'Марица']));
    expect(textsAt(14)).not.toContain('София');
  });

  it('keeps the name of a place without districts to the closest zoom, and of others until their districts', () => {
    const closest = textsAt(OUTLINE_ZOOM_MAX);
    expect(closest).toEqual(expect.arrayContaining(['Банско', 'Поморие', 'Плевен']));
    for (const city of ['София', 'Пловдив', 'Варна', 'Русе']) expect(closest).not.toContain(city);
  });

  it('drops the less important of two names that have no room beside each other', () => {
    const crowd = ['Изток', 'Изгрев', 'Дианабад', 'Лозенец', 'Хладилника', 'Витоша'].map((text) =>
      nameAt(text, 0),
    );
    const shown = fitNames([...crowd, nameAt('Бояна', 200)], 5, ({ lon }) => ({ x: lon, y: 0 }));
    expect(shown[0]?.name.text).toBe('Изток');
    expect(shown.at(-1)?.name.text).toBe('Бояна');
    expect(shown.length).toBeLessThan(crowd.length + 1);
  });

  it('moves a name out of the way of a pin, and hides it where there is no way out', () => {
    const [center] = [nameAt('Център', 0)];
    const toSpot = () => ({ x: 0, y: 0 });
    const pin = { left: -20, top: -8, right: 20, bottom: 8 };
    expect(fitNames([center], 5, toSpot)).toEqual([expect.objectContaining({ dx: 0, dy: 0 })]);
    const [moved] = fitNames([center], 5, toSpot, [pin]);
    expect(Math.abs(moved?.dy ?? 0)).toBeGreaterThan(15);
    expect(fitNames([center], 5, toSpot, [{ left: -90, top: -90, right: 90, bottom: 90 }])).toEqual([]);
  });

  it.each([11, 12, 13, 14, 15, 16])('covers no name with one of 80 random pins at zoom %i', (zoom) => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const pins = randomPins(seed, zoom);
      const boxes = boxesOf(at(zoom, pins), zoom);
      expect(boxes.length).toBeGreaterThan(10);
      expect(boxes.filter((box) => pins.some((pin) => meet(box, pin, 0)))).toEqual([]);
      expect(
        boxes.filter((box, index) => boxes.some((other, at) => at > index && meet(box, other, 0))),
      ).toEqual([]);
    }
  });
});
