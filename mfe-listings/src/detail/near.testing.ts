/** IntersectionObserver stub for jsdom: every element intersects at once. */
export function everythingIsNear(): void {
  globalThis.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    readonly #onChange: IntersectionObserverCallback;

    constructor(onChange: IntersectionObserverCallback) {
      this.#onChange = onChange;
    }

    observe(target: Element): void {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.#onChange([entry], this));
    }

    unobserve(): void {
      // No-op.
    }

    disconnect(): void {
      // No-op.
    }

    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  };
}
