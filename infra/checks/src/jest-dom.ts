import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

import '@testing-library/jest-dom';

const { getElementError } = getConfig();
/** Set by the library while it polls; missing in its types. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

/** By its name the time-out recognises the error, and gives it the stack of the test. */
const namedError = (message: string) =>
  Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

/** @throws Error when a newer React names them otherwise */
function internalsOf(react: object): { recentlyCreatedOwnerStacks: number } {
  const internals: unknown = Object.entries(react).find(([name]) =>
    name.startsWith('__CLIENT_INTERNALS'),
  )?.[1];
  if (typeof internals === 'object' && internals && 'recentlyCreatedOwnerStacks' in internals)
    return internals as { recentlyCreatedOwnerStacks: number };
  throw new Error('React counts its stacks elsewhere');
}

configure({
  // findBy* and waitFor take longer than the default second while other tests keep every core busy
  asyncUtilTimeout: 10_000,
  // Each poll of findBy* and waitFor would print the whole document, a third of the processor time of these tests; the
  // time-out prints it once.
  getElementError: (message, container) =>
    isPolling() ? namedError(message ?? '') : getElementError(message, container),
});

// React stores with each element the stack of its creation, for its warnings, until this counter reaches a limit
Object.defineProperty(internalsOf(React), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});

// missing in jsdom
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
