import { findCity, kmBetween } from './cities.ts';
import { districts } from './districts.ts';
import { findMetroStation, metroLines, metroNear, metroStations, minutesOnFoot } from './metro.ts';
import { metroCourses } from './metro-courses.ts';

describe('metro of Sofia', () => {
  it('has 47 stations with ids and names of their own', () => {
    expect(metroStations).toHaveLength(47);
    expect(new Set(metroStations.map(({ id }) => id)).size).toBe(47);
    expect(new Set(metroStations.map(({ name }) => name)).size).toBe(47);
  });

  it.each(metroLines)('line %s runs through exactly the stations that name it', (line) => {
    const named = metroStations.filter(({ lines }) => lines.includes(line)).map(({ id }) => id);
    expect([...metroCourses[line]].sort()).toEqual(named.sort());
  });

  it.each(metroLines)('neighbouring stations of line %s are 0.4 to 2.5 km apart', (line) => {
    const course = metroCourses[line].map((id) => findMetroStation(id));
    for (const [at, station] of course.entries()) {
      const next = course[at + 1];
      if (!station || !next) continue;
      const km = kmBetween(station, next);
      expect([station.id, next.id, km > 0.4 && km < 2.5]).toEqual([station.id, next.id, true]);
    }
  });

  it('lies within 15 km of the centre of Sofia', () => {
    const sofia = findCity('sofia');
    for (const station of metroStations) expect(kmBetween(station, sofia ?? station)).toBeLessThan(15);
  });
});

describe('minutesOnFoot', () => {
  it('takes the straight line by 1.3 at 4.5 km/h, rounded up', () => {
    const one = { lat: 42.69, lon: 23.32 };
    expect(minutesOnFoot(one, one)).toBe(0);
    expect(minutesOnFoot(one, { lat: 42.69 + 1 / 111.3, lon: 23.32 })).toBe(18);
  });
});

describe('metroNear', () => {
  it('finds the station of a district first', () => {
    const lozenets = districts.sofia?.find(({ name }) => name === 'Лозенец');
    expect(metroNear(lozenets ?? { lat: 0, lon: 0 })[0]?.station.id).toBe('dzheyms-baucher');
  });

  it('orders by minutes and leaves out ways over half an hour', () => {
    const ways = metroNear({ lat: 42.6977, lon: 23.3215 });
    const minutes = ways.map((way) => way.minutes);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
    expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
    expect(metroNear({ lat: 43.2, lon: 27.9 })).toEqual([]);
  });
});
