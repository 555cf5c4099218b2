import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 0, 12]],
    [6, 12, [1, 0, 5, 6, 7, 0, 12]],
    [4, 12, [1, 2, 3, 4, 5, 0, 12]],
    [12, 12, [1, 0, 11, 12]],
  ])('page %i of %i offers %j', (page, pages, offered) => {
    expect(pageWindow(page, pages)).toEqual(offered);
  });

  it('replaces a gap of one page by its number', () => {
    expect(pageWindow(4, 12)).toContain(2);
  });
});
