import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';

const STEP_MS = 500;

/** Types and clicks while the clock is fake. */
export const person = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });

/** Advances the fake clock in half-second steps, so that every tick renders. */
export async function wait(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
}

/** Registers hooks: each test starts as an administrator with default shortcuts and a fake clock. */
export function withFakeClock(): void {
  beforeAll(fakeDialogs);
  beforeEach(async () => {
    localStorage.removeItem('admin-keys');
    await signedInAsAdmin();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
}
