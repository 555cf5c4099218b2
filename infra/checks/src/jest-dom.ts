import { configure, getConfig } from '@testing-library/dom';

import '@testing-library/jest-dom';

const { getElementError } = getConfig();
/** Set by the library while it polls; missing in its types. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

/** By its name the time-out recognises the error, and gives it the stack of the test. */
const namedError = (message: string) =>
  Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

configure({
  // findBy* and waitFor take longer than the default second while other tests keep every core busy
  asyncUtilTimeout: 10_000,
  // Each poll of findBy* and waitFor would print the whole document, a third of the processor time of these tests; the
  // time-out prints it once.
  getElementError: (message, container) =>
    isPolling() ? namedError(message ?? '') : getElementError(message, container),
});

// missing in jsdom
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
