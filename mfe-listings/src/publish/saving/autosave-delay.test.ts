import { startState, type DraftState } from '../draft-state.ts';
import { autosaveDelay } from './autosave-delay.ts';

const state = (part: Partial<DraftState> = {}): DraftState => ({
  ...startState({}),
  dirty: new Set(['title'] as const),
  ...part,
});
const saved = (status: 'draft' | 'active') => ({ id: 'd1', version: 1, status });

describe('autosaveDelay', () => {
  it('debounces typing', () => {
    expect(autosaveDelay(state(), 1000, 1000)).toBe(2000);
  });

  it('has a maximum wait after the first change', () => {
    expect(autosaveDelay(state(), 1000, 8500)).toBe(500);
    expect(autosaveDelay(state(), 1000, 20_000)).toBe(0);
  });

  it('is undefined without changes, during a save, and during a conflict', () => {
    expect(autosaveDelay(state({ dirty: new Set() }), 0, 0)).toBeUndefined();
    expect(autosaveDelay(state({ save: 'saving' }), 0, 0)).toBeUndefined();
    expect(autosaveDelay(state({ save: 'conflict' }), 0, 0)).toBeUndefined();
  });

  it('backs off after a retryable failure, and is undefined after a permanent one', () => {
    expect(autosaveDelay(state({ save: 'failed', isRetryable: true }), 0, 0)).toBe(10_000);
    expect(autosaveDelay(state({ save: 'failed', isRetryable: false }), 0, 0)).toBeUndefined();
  });

  it('is undefined once published', () => {
    expect(autosaveDelay(state({ saved: saved('draft') }), 0, 0)).toBe(2000);
    expect(autosaveDelay(state({ saved: saved('active') }), 0, 0)).toBeUndefined();
  });
});
