import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'admin-keys';

const listeners = new Set<() => void>();
/** Fallback without storage; lasts until a reload. */
let unstored = true;

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return unstored;
  }
}

function store(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    unstored = isOn;
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Switch of single-key shortcuts for the whole administration: they collide with speech input and screen readers (WCAG
 * 2.1.4).
 */
export const useKeysSetting = (): [isOn: boolean, set: (isOn: boolean) => void] => [
  useSyncExternalStore(subscribe, readStored),
  store,
];
