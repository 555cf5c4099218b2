import { waitFor } from '@testing-library/react';

import { runPwa } from './run-pwa.tsx';
import { startPwa } from './start-pwa.ts';

jest.mock('./run-pwa.tsx', () => ({ runPwa: jest.fn() }));

const idle = jest.fn((callback: () => void) => callback());
let readyState: DocumentReadyState;

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { requestIdleCallback: idle });
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('startPwa', () => {
  it('starts in idle time on a loaded page', async () => {
    readyState = 'complete';
    startPwa();
    await waitFor(() => expect(runPwa).toHaveBeenCalledTimes(1));
    expect(idle).toHaveBeenCalledTimes(1);
  });

  it('waits for the load of the page', async () => {
    readyState = 'interactive';
    startPwa();
    await settle();
    expect(idle).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    await waitFor(() => expect(runPwa).toHaveBeenCalledTimes(1));
  });

  it('starts without idle callbacks too', async () => {
    jest.useFakeTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    readyState = 'complete';
    startPwa();
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    await waitFor(() => expect(runPwa).toHaveBeenCalledTimes(1));
  });

  it('starts in production only', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    readyState = 'complete';
    startPwa();
    await settle();
    expect(idle).not.toHaveBeenCalled();
  });
});
