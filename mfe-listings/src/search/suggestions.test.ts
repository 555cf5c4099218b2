import { nothingSought } from '../search-address/search-state.ts';
import { suggestionsOf } from './suggestions.ts';

const state = { ...nothingSought, bbox: '23.2,42.6,23.4,42.8', layout: ['one_room'] as const };

describe('suggestionsOf', () => {
  it.each([
    [['bbox'], 'На цялата карта'],
    [['bbox', 'layout'], /^Без филтрите „/u],
  ])('labels the removal of %j by its result', (without, text) => {
    const [way] = suggestionsOf(state, [{ without, total: 7 }]);
    expect(way?.text).toMatch(text);
    expect(way?.change).toMatchObject({ bbox: '' });
  });

  const wayOf = (
    more: Partial<typeof nothingSought>,
    relaxed: Parameters<typeof suggestionsOf>[1][number],
  ) => {
    const [way] = suggestionsOf({ ...nothingSought, ...more }, [relaxed]);
    return way && { ...way, text: way.text.replaceAll('\u00a0', ' ') };
  };

  it('names a filter by what was chosen, and several choices by their label', () => {
    expect(wayOf({ layout: ['one_room'] }, { without: ['layout'], total: 1 })?.text).toMatch(/едностаен/iu);
    const two = wayOf({ layout: ['one_room', 'two_room'] }, { without: ['layout'], total: 1 })?.text;
    expect(two).not.toMatch(/едностаен/iu);
    expect(two).toMatch(/разпределение/iu);
  });

  it('names both ends of a range once', () => {
    const way = wayOf({ areaMin: 40, areaMax: 60 }, { without: ['areaMin', 'areaMax'], total: 3 });
    expect(way?.text).not.toMatch(/ и /u);
    expect(way?.change).toEqual({ areaMin: undefined, areaMax: undefined });
  });

  it('sets a wider rent in the currency of the search', () => {
    const way = wayOf({ priceMax: 900, currency: 'BGN' }, { without: [], set: { priceMax: 1000 }, total: 2 });
    expect(way?.text).toContain('1 000 лв.');
    expect(way?.change).toEqual({ priceMax: 1000 });
    const inEuro = wayOf(
      { priceMin: 900, currency: 'EUR' },
      { without: [], set: { priceMin: 800 }, total: 2 },
    );
    expect(inEuro?.text).toContain('800 €');
  });

  it('leaves out what this page does not know, and what changes nothing', () => {
    expect(wayOf({}, { without: ['colour'], total: 2 })).toBeUndefined();
    expect(wayOf({ bbox: '23.2,42.6,23.4,42.8' }, { without: ['bbox', 'colour'], total: 2 })).toBeUndefined();
    expect(wayOf({}, { without: [], total: 2 })).toBeUndefined();
  });
});
