import { recordScroll, storedScroll } from './scroll-positions.ts';

const visit = (entry: string, top: number): void => {
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true });
  recordScroll(entry)();
};

describe('recordScroll', () => {
  it('keeps the positions of the last 50 history entries', () => {
    for (let entry = 1; entry <= 51; entry += 1) visit(`entry-${entry}`, entry * 10);
    expect(storedScroll('entry-1')).toBe(0);
    expect(storedScroll('entry-2')).toBe(20);
    expect(storedScroll('entry-51')).toBe(510);
  });

  it('counts an entry that is visited again as the latest', () => {
    visit('entry-2', 25);
    visit('entry-52', 520);
    expect(storedScroll('entry-2')).toBe(25);
    expect(storedScroll('entry-3')).toBe(0);
  });
});
