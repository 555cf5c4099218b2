import { findPlaces, placeAt } from './named-places.ts';

const labels = (text: string) => findPlaces(text).map(({ label }) => label);

describe('findPlaces', () => {
  it('finds stations and districts in either script', () => {
    expect(labels('сердика')).toEqual(['Метростанция Сердика', 'Метростанция Сердика 2', 'Сердика, София']);
    expect(labels('lozenets')).toContain('Лозенец, София');
    expect(labels('лозенец')).toContain('Лозенец, София');
  });

  it('finds the districts of a city by its name, and nothing for nonsense', () => {
    expect(labels('здравец русе')).toContain('Здравец, Русе');
    expect(labels('щщщ')).toEqual([]);
  });

  it('puts names that begin with the text first, twenty at most', () => {
    expect(labels('младост')[0]).toBe('Метростанция Младост 1');
    expect(labels('')).toHaveLength(20);
  });
});

describe('placeAt', () => {
  it('names a point by the nearest station or district, rounded to some ten metres', () => {
    expect(placeAt({ lat: 42.673512345, lon: 23.320312345 })).toEqual({
      label: 'Точка до Лозенец, София',
      lat: 42.6735,
      lon: 23.3203,
    });
  });

  it('names no place that is far from the point', () => {
    expect(placeAt({ lat: 42.9, lon: 22.9 }).label).toBe('Точка на картата');
  });
});
