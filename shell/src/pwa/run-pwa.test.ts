import { act } from '@testing-library/react';

import { registerWorker } from './register-worker.ts';
import { runPwa } from './run-pwa.tsx';

jest.mock('./notices.tsx', () => ({ Notices: () => null }));
jest.mock('./report-vitals.ts', () => ({ reportVitals: jest.fn() }));
jest.mock('./register-worker.ts', () => ({ registerWorker: jest.fn(() => Promise.resolve()) }));

beforeEach(() => jest.clearAllMocks());
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('runPwa', () => {
  it('registers the worker and suppresses the install banner', () => {
    const serviceWorker = {};
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    act(runPwa);
    expect(registerWorker).toHaveBeenCalledWith(serviceWorker, expect.anything());
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
  });

  it('registers none where the browser has no service workers', () => {
    act(runPwa);
    expect(registerWorker).not.toHaveBeenCalled();
  });
});
