/** Stands in for what jsdom leaves out: everything is near at once. */
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
      // Nothing is kept.
    }

    disconnect(): void {
      // Nothing is kept.
    }

    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  };
}
