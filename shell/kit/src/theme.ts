import { atom } from 'jotai';

import { mayRemember } from './cookie-choice.ts';
import { THEME_KEY } from './theme-boot.ts';
import { useHydratedAtom } from './use-hydrated-atom.ts';

export { themeBootScript, themeBootStyle } from './theme-boot.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const systemPrefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function readMode(): ThemeMode {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return THEME_MODES.find((mode) => mode === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

function storeMode(mode: ThemeMode): void {
  try {
    if (mayRemember()) localStorage.setItem(THEME_KEY, mode);
  } catch {
    // Storage is unavailable: the theme lasts for this visit.
  }
}

export function paintTheme(mode: ThemeMode): void {
  const isDark = mode === 'dark' || (mode === 'system' && systemPrefersDark().matches);
  document.documentElement.classList.toggle('dark', isDark);
}

const chosenAtom = atom<ThemeMode | undefined>(undefined);

/** Selected mode; writing applies and stores it. Follows the system and other tabs while mounted. */
export const themeModeAtom = atom(
  (get) => get(chosenAtom) ?? readMode(),
  (_get, set, mode: ThemeMode) => {
    set(chosenAtom, mode);
    storeMode(mode);
    paintTheme(mode);
  },
);

export const useThemeMode = (): ThemeMode => useHydratedAtom(themeModeAtom, 'system');

chosenAtom.onMount = (choose) => {
  const repaint = () =>
    choose((chosen) => {
      const mode = chosen ?? readMode();
      paintTheme(mode);
      return mode;
    });
  const follow = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY) return;
    const mode = readMode();
    choose(mode);
    paintTheme(mode);
  };
  const system = systemPrefersDark();
  system.addEventListener('change', repaint);
  addEventListener('storage', follow);
  return () => {
    system.removeEventListener('change', repaint);
    removeEventListener('storage', follow);
  };
};

/** Write-only: light → dark → system → light (spec §2, header). */
export const cycleThemeAtom = atom(null, (get, set) => {
  const next = (THEME_MODES.indexOf(get(themeModeAtom)) + 1) % THEME_MODES.length;
  set(themeModeAtom, THEME_MODES[next] ?? 'system');
});
