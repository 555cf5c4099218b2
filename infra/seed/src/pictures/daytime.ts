import type { Rgb } from './engine/colour.ts';

export type Daytime = 'morning' | 'noon' | 'overcast' | 'golden' | 'evening';

export interface Hour {
  name: Daytime;
  /** Brightness and tint of the light that a window lets in. */
  sky: Rgb;
  /** Direct sun: its colour and height above the horizon in radians; none when hidden. */
  sun?: { colour: Rgb; height: readonly [number, number] };
  fill: Rgb;
  lampsLit: boolean;
  exposure: number;
  /** The sky from the top to the horizon, as seen from a room. */
  skyStops: readonly [string, string, string];
  /** Haze that the distance fades into. */
  haze: string;
}

export const hours: Record<Daytime, Hour> = {
  morning: {
    name: 'morning',
    sky: [0.98, 1, 1.04],
    sun: { colour: [1.3, 1.1, 0.8], height: [0.4, 0.6] },
    fill: [0.06, 0.058, 0.055],
    lampsLit: false,
    exposure: 0.72,
    skyStops: ['#a9cfe8', '#d3e6ef', '#f6efe0'],
    haze: '#e6ebe8',
  },
  noon: {
    name: 'noon',
    sky: [1, 1, 1],
    sun: { colour: [1.25, 1.18, 1.02], height: [0.75, 0.95] },
    fill: [0.07, 0.07, 0.07],
    lampsLit: false,
    exposure: 0.8,
    skyStops: ['#8fc1e6', '#bfdcf0', '#eaf3f5'],
    haze: '#dfe9ee',
  },
  overcast: {
    name: 'overcast',
    sky: [0.97, 0.99, 1.02],
    fill: [0.1, 0.1, 0.1],
    lampsLit: false,
    exposure: 0.76,
    skyStops: ['#cdd8de', '#dfe6e8', '#eff1ef'],
    haze: '#e4e8e8',
  },
  golden: {
    name: 'golden',
    sky: [1, 0.88, 0.72],
    sun: { colour: [1.6, 0.95, 0.44], height: [0.22, 0.34] },
    fill: [0.06, 0.052, 0.045],
    lampsLit: false,
    exposure: 0.66,
    skyStops: ['#8fb2cf', '#f3c99b', '#fbe0b0'],
    haze: '#f3d9b3',
  },
  evening: {
    name: 'evening',
    sky: [0.12, 0.17, 0.28],
    fill: [0.045, 0.035, 0.026],
    lampsLit: true,
    exposure: 0.45,
    skyStops: ['#1c2b4a', '#3f4f73', '#a9707a'],
    haze: '#4a4f6b',
  },
};
