import { scrollUp } from './scroll-up.ts';

describe('scrollUp', () => {
  const place = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  const calls: ScrollToOptions[] = [];
  const instant = () => calls.filter(({ behavior }) => behavior === 'instant').length;

  beforeEach(() => {
    jest.useFakeTimers();
    calls.length = 0;
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    window.scrollTo = ((options: ScrollToOptions) => calls.push(options)) as typeof window.scrollTo;
    place(900);
  });
  afterEach(() => jest.useRealTimers());

  it('goes on until the page is at the top, although a running smooth scroll undoes an instant one', () => {
    scrollUp();
    expect(calls).toEqual([{ top: 0, behavior: 'smooth' }]);
    place(394);
    jest.advanceTimersByTime(1000);
    expect(instant()).toBe(1);
    jest.advanceTimersByTime(250);
    expect(instant()).toBe(2);
    place(0);
    jest.advanceTimersByTime(10_000);
    expect(instant()).toBe(2);
  });

  it.each([
    ['a key', () => dispatchEvent(new Event('keydown'))],
    ['its stop function', (stop: () => void) => stop()],
  ])('ends on %s', (_of, end) => {
    end(scrollUp());
    jest.advanceTimersByTime(10_000);
    expect(instant()).toBe(0);
  });
});
