import { waitFor } from '@testing-library/react';

import { reportVitals } from './report-vitals.ts';
import { followThemeColor } from './run-pwa.tsx';

jest.mock('web-vitals', () => {
  const metric = { name: 'LCP', value: 1234.56, rating: 'good' };
  const shift = { name: 'CLS', value: 0.12345, rating: 'needs-improvement' };
  const silent = () => undefined;
  return {
    onCLS: (report: (value: object) => void) => report(shift),
    onLCP: (report: (value: object) => void) => report(metric),
    onFCP: silent,
    onINP: silent,
    onTTFB: silent,
  };
});

describe('followThemeColor', () => {
  const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('sets both colours of the toolbar to that of the theme', async () => {
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">';
    document.documentElement.className = '';
    followThemeColor();
    expect(colours()).toEqual(['#fff', '#fff']);
    document.documentElement.className = 'dark';
    await settle();
    expect(colours()).toEqual(['#000', '#000']);
  });

  it('does nothing without both colours', () => {
    document.documentElement.className = 'dark';
    document.head.innerHTML = '<meta name="theme-color" content="#fff">';
    followThemeColor();
    expect(colours()).toEqual(['#fff']);
    document.head.innerHTML = '';
    expect(followThemeColor).not.toThrow();
  });
});

describe('reportVitals', () => {
  let report: (entries: object[]) => void;
  const observe = jest.fn();
  const disconnect = jest.fn();

  class Observer {
    static supportedEntryTypes = ['first-input'];
    observe = observe;
    disconnect = disconnect;
    constructor(notice: (list: { getEntries: () => object[] }) => void) {
      report = (entries) => notice({ getEntries: () => entries });
    }
  }
  const lines = () => jest.mocked(console.info).mock.calls.map(([line]: unknown[]) => line);

  beforeEach(() => {
    jest.spyOn(console, 'info').mockReturnValue();
    jest.clearAllMocks();
    Observer.supportedEntryTypes = ['first-input'];
    Object.assign(globalThis, { PerformanceObserver: Observer });
  });

  it('writes times in ms and shifts as a share once the page is used', async () => {
    reportVitals();
    expect(lines()).toEqual([]);
    for (const type of ['pointerdown', 'keydown', 'pointerdown']) dispatchEvent(new Event(type));
    await waitFor(() => expect(lines()).not.toEqual([]));
    expect(lines()).toEqual([
      '[web-vitals] CLS 0.1235 (needs-improvement)',
      '[web-vitals] LCP 1235 ms (good)',
    ]);
  });

  it.each([
    [100, 'good'],
    [101, 'needs-improvement'],
    [300, 'needs-improvement'],
    [301, 'poor'],
  ])('rates a first input after %d ms as %s', (delay, rating) => {
    reportVitals();
    expect(observe).toHaveBeenCalledWith({ type: 'first-input', buffered: true });
    report([{ startTime: 1000, processingStart: 1000 + delay }]);
    expect(lines().at(-1)).toBe(`[web-vitals] FID ${delay} ms (${rating})`);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('waits for the first input', () => {
    reportVitals();
    report([]);
    expect(lines()).toEqual([]);
    expect(disconnect).not.toHaveBeenCalled();
  });

  it('leaves the first input out where the browser does not measure it', () => {
    Observer.supportedEntryTypes = [];
    reportVitals();
    expect(observe).not.toHaveBeenCalled();
  });
});
