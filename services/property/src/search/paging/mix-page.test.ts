import { seededRandom } from '../../listings/testing/random-listing.ts';
import { mixOf, usedBefore, usedBy, type Counts } from './mix-page.ts';

describe('page of the recommended order', () => {
  it.each<[string, Counts, number, { top: Counts; more: Counts }]>([
    ['starts with two super, then four regular', c(9, 9, 99), 20, { top: c(2, 4, 14), more: c(0, 0, 0) }],
    ['takes fewer where there are fewer', c(1, 0, 99), 20, { top: c(1, 0, 19), more: c(0, 0, 0) }],
    ['has no gap when the others run out', c(9, 9, 3), 20, { top: c(2, 4, 3), more: c(7, 4, 0) }],
    [
      'shows the promoted ones alone when nothing else is left',
      c(1, 9, 0),
      5,
      { top: c(1, 4, 0), more: c(0, 0, 0) },
    ],
    ['may be too short for others', c(3, 3, 9), 4, { top: c(2, 2, 0), more: c(0, 0, 0) }],
  ])('%s', (_what, left, limit, expected) => {
    expect(mixOf(left, limit)).toEqual(expected);
  });

  it('continues where the pages before it ended, for any counts', () => {
    const { below } = seededRandom(5);
    for (let round = 0; round < 500; round += 1) {
      const totals = c(below(12), below(25), below(80));
      const limit = 1 + below(24);
      let shown = c(0, 0, 0);
      for (let page = 1; page <= 12; page += 1) {
        expect([totals, limit, page, usedBefore(totals, page, limit)]).toEqual([totals, limit, page, shown]);
        shown = plus(shown, usedBy(mixOf(plus(totals, shown, -1), limit)));
      }
    }
  });
});

function c(supers: number, regular: number, others: number): Counts {
  return { super: supers, regular, others };
}

function plus(one: Counts, other: Counts, sign = 1): Counts {
  return c(
    one.super + sign * other.super,
    one.regular + sign * other.regular,
    one.others + sign * other.others,
  );
}
