import { createStore } from 'jotai';

import { cycleThemeAtom, themeBootScript, themeModeAtom } from './theme.ts';

const isDark = () => document.documentElement.classList.contains('dark');

function systemIs(theme: 'light' | 'dark') {
  const query = { matches: theme === 'dark', addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn(() => query as unknown as MediaQueryList);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  systemIs('light');
});

describe('the theme', () => {
  it('follows the system until a choice is made', () => {
    expect(createStore().get(themeModeAtom)).toBe('system');
  });

  it('cycles through light, dark and system', () => {
    const store = createStore();
    const seen = [1, 2, 3].map(() => {
      store.set(cycleThemeAtom);
      return store.get(themeModeAtom);
    });
    expect(seen).toEqual(['light', 'dark', 'system']);
  });

  it('is stored and applied', () => {
    const store = createStore();
    store.set(themeModeAtom, 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(isDark()).toBe(true);
    expect(createStore().get(themeModeAtom)).toBe('dark');
  });

  it('follows another tab, but not its other keys', () => {
    const store = createStore();
    const stop = store.sub(themeModeAtom, () => undefined);
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'last-search' }));
    expect(store.get(themeModeAtom)).toBe('system');
    expect(isDark()).toBe(false);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(store.get(themeModeAtom)).toBe('dark');
    expect(isDark()).toBe(true);
    stop();
  });

  it('treats an unknown stored value as system', () => {
    localStorage.setItem('theme', 'sepia');
    expect(createStore().get(themeModeAtom)).toBe('system');
  });
});

describe('the boot script', () => {
  it.each([
    ['dark', 'light', true],
    ['light', 'dark', false],
    ['system', 'dark', true],
    [undefined, 'light', false],
    [undefined, 'dark', true],
  ] as const)('with %s stored on a %s system is dark: %s', (stored, system, expected) => {
    if (stored) localStorage.setItem('theme', stored);
    systemIs(system);
    new Function(themeBootScript)();
    expect(isDark()).toBe(expected);
  });
});
