const SIZE = { clientWidth: 800, clientHeight: 600 };

/** jsdom lays nothing out: every element is said to be as large as a screen, on which nothing moves. */
export function fakeScreen(): void {
  for (const [name, value] of Object.entries(SIZE))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
}
