import { isValidEik, typedEik } from './eik.ts';

describe('isValidEik', () => {
  it.each(['121212121', '831641791', '175074752', '000695324'])('checks the ninth digit of %s', (eik) => {
    const digits = [...eik].map(Number);
    const flipped = eik.slice(0, 8) + String(((digits[8] ?? 0) + 1) % 10);
    expect([isValidEik(eik), isValidEik(flipped)].filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it('accepts a real number and refuses it with one digit changed', () => {
    expect(isValidEik('831641791')).toBe(true);
    expect(isValidEik('831641792')).toBe(false);
  });

  it.each([
    ['121212121', true],
    ['121212122', false],
    ['175074752', true],
    ['000695324', true],
    // remainder ten: second weighting
    ['200000015', true],
    ['200000016', false],
    ['200000900', true],
    ['200000901', false],
    // branch number
    ['8316417910124', true],
    ['8316417910125', false],
    ['8316417910062', true],
    ['8316417910060', false],
    ['8316417920124', false],
  ])('%s: %p', (eik, isValid) => {
    expect(isValidEik(eik)).toBe(isValid);
  });

  it.each(['', '12345678', '1234567890', 'abcdefghi'])('refuses %p', (eik) => {
    expect(isValidEik(eik)).toBe(false);
  });
});

describe('typedEik', () => {
  it.each([
    ['131071587', '131071587'],
    [' 131 071 587 ', '131071587'],
    ['BG131071587', '131071587'],
    ['bg 131-071-587', '131071587'],
  ])('reads %j', (text, eik) => {
    expect(typedEik(text)).toBe(eik);
  });

  it.each(['', 'BG', '131071588', '0888123456', 'Дом 131071587'])('reads none in %j', (text) => {
    expect(typedEik(text)).toBeUndefined();
  });
});
