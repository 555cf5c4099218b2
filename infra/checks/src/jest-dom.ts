import { configure } from '@testing-library/dom';

import '@testing-library/jest-dom';

// What is waited for comes later than within the usual second where other tests keep every core busy.
configure({ asyncUtilTimeout: 5000 });

// jsdom measures nothing.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
