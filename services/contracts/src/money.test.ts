import { formatBgn, formatEuro, formatPrice, toEuro } from './money.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  it.each([
    [800, 409.03],
    [1, 0.51],
    [1200, 613.55],
    [50_000, 25_564.59],
  ])('converts %d leva to %d euro at the fixed rate', (bgn, eur) => {
    expect(toEuro(bgn)).toBe(eur);
  });

  it('groups thousands in both currencies', () => {
    expect(spaced(formatBgn(1200))).toBe('1 200 лв.');
    expect(spaced(formatBgn(19.54))).toBe('19,54 лв.');
    expect(spaced(formatEuro(50_000))).toBe('25 564,59 €');
  });

  it('puts the primary currency first', () => {
    expect(spaced(formatPrice(800).secondary)).toBe('≈ 409,03 €');
    expect(spaced(formatPrice(800, 'EUR').primary)).toBe('409,03 €');
  });
});
