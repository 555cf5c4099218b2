import { gridSizes } from './grid-sizes.ts';

describe('gridSizes', () => {
  it('has breakpoints for four, three, two columns and one', () => {
    expect(gridSizes(264).split(', ')).toEqual([
      '(min-width: 1248px) 285px',
      '(min-width: 1164px) calc((100vw - 108px) / 4)',
      '(min-width: 880px) calc((100vw - 88px) / 3)',
      '(min-width: 580px) calc((100vw - 52px) / 2)',
      'calc(100vw - 32px)',
    ]);
  });

  it('has up to six columns on a wide page', () => {
    const sizes = gridSizes(264, 'wide').split(', ');
    expect(sizes[0]).toBe('(min-width: 1760px) 269px');
    expect(sizes).toHaveLength(7);
  });

  it('has the wide margins of the page from a window of 700 px on', () => {
    expect(gridSizes(316).split(', ').at(-2)).toBe('(min-width: 700px) calc((100vw - 68px) / 2)');
    expect(gridSizes(315).split(', ').at(-2)).toBe('(min-width: 682px) calc((100vw - 52px) / 2)');
  });

  it('is the full width where only one column fits', () => {
    expect(gridSizes(1000)).toBe('(min-width: 1248px) 1200px, calc(100vw - 32px)');
  });
});
