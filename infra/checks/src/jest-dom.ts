import { configure } from '@testing-library/dom';

import '@testing-library/jest-dom';

// findBy* and waitFor take longer than the default second while other tests keep every core busy
configure({ asyncUtilTimeout: 10_000 });

// missing in jsdom
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
