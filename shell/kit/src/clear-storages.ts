import { CHOICE_KEY } from './cookie-choice.ts';
import { THEME_KEY } from './theme-boot.ts';

const DEVICE_KEYS = [THEME_KEY, CHOICE_KEY];

function clearExcept(storage: Storage, isSpared: (key: string) => boolean): void {
  const spared = Object.entries({ ...storage } as Record<string, string>).filter(([key]) => isSpared(key));
  storage.clear();
  for (const [key, value] of spared) storage.setItem(key, value);
}

/**
 * Clears both storages of this tab (spec §4), except the device's preferences, and tells the listeners of this tab as
 * the browser tells those of others.
 * @param isSpared keys of session storage to keep
 */
export function clearStorages(isSpared: (key: string) => boolean = () => false): void {
  try {
    clearExcept(localStorage, (key) => DEVICE_KEYS.includes(key));
    clearExcept(sessionStorage, isSpared);
  } catch {
    // Storage is unavailable.
  }
  dispatchEvent(new StorageEvent('storage'));
}
