import { kmBetween } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroLines } from '@pokriv/contracts/place/metro';
import { metroCourses } from '@pokriv/contracts/place/metro-courses';

import { boxOf } from '../box.ts';
import { greens } from './greens.ts';
import { metroRuns } from './metro-runs.ts';
import { middleOfRing, restsOnLine } from './name-rests.ts';
import { roads } from './roads.ts';
import type { Corner, ShapesOfCity } from './shape.ts';
import { waters } from './waters.ts';

/** Degrees around the centres of a city's districts; rivers go farther. */
const AROUND = 0.03;
const FAR = 0.13;
const STEP_KM = 5;

function outside(shapes: ShapesOfCity, margin: number): string[] {
  return Object.entries(shapes).flatMap(([city, list]) => {
    const [west, south, east, north] = boxOf(districts[city] ?? []);
    const isIn = ([lat, lon]: Corner) =>
      lat > south - margin && lat < north + margin && lon > west - margin && lon < east + margin;
    return list.filter(({ points }) => !points.every(isIn)).map(({ name }) => `${city}: ${name}`);
  });
}

const all = [roads, greens, waters].flatMap((shapes) => Object.values(shapes).flat());

describe('boulevards, parks and rivers', () => {
  it('lie in the box of their city', () => {
    expect(outside(roads, AROUND)).toEqual([]);
    expect(outside(greens, AROUND)).toEqual([]);
    expect(outside(waters, FAR)).toEqual([]);
  });

  it('are lines without jumps', () => {
    for (const { points } of all)
      for (const [index, [lat, lon]] of points.slice(1).entries()) {
        const [formerLat = 0, formerLon = 0] = points[index] ?? [];
        expect(kmBetween({ lat, lon }, { lat: formerLat, lon: formerLon })).toBeLessThan(STEP_KM);
      }
  });

  it('pass the places that they are known by', () => {
    const near = (name: string, lat: number, lon: number) =>
      Math.min(
        ...all
          .filter((shape) => shape.name === name)
          .flatMap(({ points }) =>
            points.map(([atLat, atLon]) => kmBetween({ lat, lon }, { lat: atLat, lon: atLon })),
          ),
      );
    expect(near('Цариградско шосе', 42.6904, 23.3357)).toBeLessThan(0.3);
    expect(near('Перловска река', 42.6904, 23.3357)).toBeLessThan(0.3);
    expect(near('бул. Черни връх', 42.6711, 23.3194)).toBeLessThan(0.3);
    expect(near('Ломско шосе', 42.7414, 23.2878)).toBeLessThan(0.3);
    expect(near('Марица', 42.1545, 24.7515)).toBeLessThan(0.6);
  });
});

describe('metroRuns', () => {
  it('covers each hop of each line once', () => {
    const runs = metroRuns();
    for (const line of metroLines) {
      const hops = runs
        .filter(({ lines }) => lines.includes(line))
        .reduce((sum, { points }) => sum + points.length - 1, 0);
      expect(hops).toBe(metroCourses[line].length - 1);
    }
  });

  it('joins M1 and M4 between Сливница and Младост 1', () => {
    const shared = metroRuns().filter(({ lines }) => lines.length > 1);
    expect(shared.map(({ lines }) => lines)).toEqual([['M1', 'M4']]);
    expect(shared[0]?.points).toHaveLength(13);
  });
});

describe('places of names', () => {
  it('turns a name along its line, to be read from left to right', () => {
    const [east, ...rest] = restsOnLine([
      [42, 23],
      [42, 23.1],
    ]);
    expect(rest).toEqual([]);
    expect(east).toEqual({ lat: 42, lon: 23.05, angle: expect.closeTo(0) as number });
    const [falling] = restsOnLine([
      [42.1, 23],
      [42, 23.2],
    ]);
    const [rising] = restsOnLine([
      [42, 23.2],
      [42.1, 23.4],
    ]);
    expect(falling?.angle).toBeCloseTo(34, 0);
    expect(rising?.angle).toBeCloseTo(-34, 0);
    const [back] = restsOnLine([
      [42, 23.2],
      [42.1, 23],
    ]);
    expect(back?.angle).toBeCloseTo(34, 0);
  });

  it('prefers the longest stretch', () => {
    expect(
      restsOnLine([
        [42, 23],
        [42, 23.01],
        [42, 23.11],
      ])[0]?.lon,
    ).toBeCloseTo(23.06);
  });

  it('stands in the middle of a park', () => {
    expect(
      middleOfRing([
        [42, 23],
        [42.2, 23.1],
        [42.1, 23.4],
      ]),
    ).toEqual({ lat: 42.1, lon: 23.2 });
  });
});
