import { fitNames } from './fit-names.ts';
import { placeNames, type PlaceName } from './place-names.ts';

const at = (zoom: number) => {
  const scale = (256 * 2 ** zoom) / 360;
  return fitNames(placeNames, zoom, ({ lat, lon }) => ({ x: lon * scale, y: -lat * scale * 1.36 })).map(
    ({ text }) => text,
  );
};
const name = (text: string): PlaceName => ({ text, lat: 0, lon: 0, kind: 'district', from: 1, to: 9 });

describe('fitNames', () => {
  it('starts with the large cities and the sea', () => {
    expect(at(6.5)).toEqual(expect.arrayContaining(['София', 'Пловдив', 'Варна', 'Черно море']));
    expect(at(6.5)).not.toContain('Ботевград');
  });

  it('has all 47 cities at a closer zoom', () => {
    const kinds = ['city', 'capital'];
    const towns = placeNames.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
    expect(towns).toHaveLength(47);
    expect(towns.filter((town) => !at(10).includes(town))).toEqual([]);
  });

  it('has districts inside a city', () => {
    expect(at(14)).toEqual(expect.arrayContaining(['Лозенец', 'Тракия', 'Чайка']));
    expect(at(14)).not.toContain('София');
  });

  it('drops the less important of two overlapping names', () => {
    const spots: Record<string, number> = { Изток: 0, Изгрев: 20, Дианабад: 200 };
    const shown = fitNames(Object.keys(spots).map(name), 5, ({ text }) => ({ x: spots[text] ?? 0, y: 0 }));
    expect(shown.map(({ text }) => text)).toEqual(['Изток', 'Дианабад']);
  });
});
