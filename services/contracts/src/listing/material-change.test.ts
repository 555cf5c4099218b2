import { hidesAddress, isMaterialChange } from './material-change.ts';

describe('change of a public listing', () => {
  it.each([
    ['title', 'Ново заглавие', true],
    ['contactPhone', '0888123456', true],
    ['contactName', 'Друг човек', true],
    ['agencyName', 'Друга агенция', true],
    ['furnishing', 'furnished', false],
    ['price', 1300, false],
    ['price', 1301, true],
    ['price', 700, false],
    ['price', 699, true],
    ['price', null, true],
  ])('of %s to %s needs approval: %s', (field, value, expected) => {
    expect(isMaterialChange(field, value, 1000)).toBe(expected);
  });

  it('hides the exact address only when it was shown and the place stays', () => {
    expect(hidesAddress({ showExactAddress: true }, {})).toBe(true);
    expect(hidesAddress({ showExactAddress: true }, { showExactAddress: true })).toBe(false);
    expect(hidesAddress({}, { showExactAddress: false })).toBe(false);
    expect(hidesAddress({ showExactAddress: true }, null)).toBe(false);
  });
});
