import { render } from '@testing-library/react';

import { PriceHistogram } from './price-histogram.tsx';

const numberOf = (bar: Element, name: string): number => Number(bar.getAttribute(name));

function bars(
  counts: Record<string, number>,
  bounds: { from?: number; to?: number; currency?: 'BGN' | 'EUR' } = {},
) {
  const { container } = render(
    <PriceHistogram
      counts={(price) => counts[price] ?? 0}
      currency={bounds.currency ?? 'BGN'}
      from={bounds.from}
      to={bounds.to}
    />,
  );
  const all = [...container.querySelectorAll('rect')];
  return {
    all,
    heights: all.map((bar) => numberOf(bar, 'height')),
    width: Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]),
  };
}

describe('PriceHistogram', () => {
  it('has a bar for each 100 leva, the last one for 3000 and more', () => {
    const { heights } = bars({ 0: 16, 200: 8, 2900: 4, 3000: 9, 3100: 4, 49900: 1, 50000: 2 });
    expect(heights).toHaveLength(31);
    expect([heights[0], heights[2], heights[29], heights[30]]).toEqual([56, 28, 14, 56]);
    expect(heights[1]).toBe(1);
  });

  it('has a bar for each 50 euro, the last one for 1500 and more', () => {
    const { heights } = bars({ 0: 16, 100: 8, 1450: 4, 1500: 9, 1550: 7 }, { currency: 'EUR' });
    expect(heights).toHaveLength(31);
    expect([heights[0], heights[2], heights[29], heights[30]]).toEqual([56, 28, 14, 56]);
  });

  it('shows a single listing beside many as a low bar, not as none', () => {
    const { heights } = bars({ 500: 1000, 600: 1 });
    expect(heights[6]).toBe(3);
  });

  it('stands the bars side by side on the same line', () => {
    const { all, width } = bars({ 300: 7, 700: 2 });
    for (const [index, bar] of all.entries()) {
      expect(numberOf(bar, 'y') + numberOf(bar, 'height')).toBe(56);
      const end = numberOf(bar, 'x') + numberOf(bar, 'width');
      const next = all[index + 1];
      if (next) expect(numberOf(next, 'x') - end).toBe(2);
      else expect(end).toBe(width);
    }
  });

  it.each([
    ['a range', { from: 500, to: 800 }, [5, 8]],
    ['a range within bars', { from: 550, to: 750 }, [5, 7]],
    ['a lower bound', { from: 2950 }, [29, 30]],
    ['a lower bound above the last bar', { from: 4000 }, [30, 30]],
    ['an upper bound', { to: 150 }, [0, 1]],
    ['no bounds', {}, [0, 30]],
  ])('marks the bars of %s', (_, bounds, [first, last]) => {
    const { all } = bars({ 300: 7 }, bounds);
    const marked = all[first ?? 0]?.getAttribute('class');
    const indices = all.flatMap((bar, index) => (bar.getAttribute('class') === marked ? [index] : []));
    expect([indices.at(0), indices.at(-1)]).toEqual([first, last]);
  });
});
