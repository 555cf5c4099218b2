import { cities, findCity, kmBetween, places } from './cities.ts';
import { districts } from './districts.ts';
import { latinName } from './latin-name.ts';
import { readPlaces } from './place-rows.ts';

describe('places', () => {
  it('are the cities, 214 other seats of municipalities and 26 resorts and small towns, each with its own id', () => {
    expect([cities.length, places.length]).toEqual([47, 47 + 214 + 26]);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const { id } of places) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
  });

  it('lie in Bulgaria, none on top of another', () => {
    for (const { lat, lon } of places) {
      expect(lat > 41.2 && lat < 44.3).toBe(true);
      expect(lon > 22.3 && lon < 28.7).toBe(true);
    }
    const close = places.flatMap((one, at) =>
      places.slice(at + 1).flatMap((other) => (kmBetween(one, other) < 1 ? [[one.name, other.name]] : [])),
    );
    expect(close).toEqual([]);
  });

  it('are told apart by their region where a name occurs twice', () => {
    expect([findCity('byala-varna')?.region, findCity('byala-ruse')?.region]).toEqual(['Варна', 'Русе']);
  });

  it('are read from rows, and refused without a point', () => {
    expect(readPlaces('Велико Търново 43.07 25.61', 'Север')).toEqual([
      {
        id: 'veliko-tarnovo',
        name: 'Велико Търново',
        nameEn: 'Veliko Tarnovo',
        lat: 43.07,
        lon: 25.61,
        region: 'Север',
      },
    ]);
    expect(() => readPlaces('Лом 43.824 23.237, Видин')).toThrow('not a place');
  });
});

describe('latinName', () => {
  it.each([
    ['София', 'Sofia'],
    ['Търговище', 'Targovishte'],
    ['Мизия', 'Mizia'],
    ['Съединение', 'Saedinenie'],
    ['Златни пясъци', 'Zlatni Pyasatsi'],
  ])('writes %s as %s', (name, latin) => {
    expect(latinName(name)).toBe(latin);
  });
});

describe('districts', () => {
  it('have one name each, and lie around their city', () => {
    for (const [id, known] of Object.entries(districts)) {
      const city = findCity(id);
      expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
      for (const district of known) expect(city && kmBetween(city, district)).toBeLessThan(25);
    }
  });

  it('of Sofia include every numbered and lettered part of its estates', () => {
    const names = (districts.sofia ?? []).map(({ name }) => name);
    const parts = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
    expect(names).toEqual(
      expect.arrayContaining([
        ...parts('Люлин', 10),
        ...parts('Надежда', 4),
        ...parts('Обеля', 2),
        ...parts('Младост', 4),
        ...parts('Овча купел', 2),
        ...parts('Красна поляна', 3),
        ...parts('Връбница', 2),
        ...['Левски В', 'Левски Г', 'Сердика', 'Зона Б-5-3', 'Люлин Център', 'Христо Ботев'],
      ]),
    );
  });

  it('of Varna include the numbered parts of its estates', () => {
    const names = (districts.varna ?? []).map(({ name }) => name);
    const numbered = (name: string) => names.filter((one) => one.startsWith(`${name} `)).length;
    expect(['Възраждане', 'Владислав Варненчик'].map(numbered)).toEqual([4, 2]);
  });

  it('of Burgas include the villages that joined it', () => {
    expect((districts.burgas ?? []).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Банево', 'Ветрен', 'Рудник', 'Черно море']),
    );
  });

  it('of one city lie over 200 metres apart', () => {
    const close = Object.values(districts).flatMap((known) =>
      known.flatMap((one, at) =>
        known.slice(at + 1).flatMap((other) => (kmBetween(one, other) < 0.2 ? [[one.name, other.name]] : [])),
      ),
    );
    expect(close).toEqual([]);
  });
});
