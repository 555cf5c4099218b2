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
});
