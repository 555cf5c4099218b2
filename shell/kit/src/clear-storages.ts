import { CHOICE_KEY } from './cookie-choice.ts';
import { THEME_KEY } from './theme-boot.ts';

/** What was chosen for this device, by whoever sits at it: it outlives a session. */
const DEVICE_KEYS = [THEME_KEY, CHOICE_KEY];

/** Empties both storages of this tab (spec §4), but for the choices of the device. */
export function clearStorages(): void {
  try {
    const chosen = DEVICE_KEYS.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    for (const [key, value] of chosen) if (value) localStorage.setItem(key, value);
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage has nothing stored.
  }
}
