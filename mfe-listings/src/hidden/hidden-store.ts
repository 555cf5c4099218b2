import { HIDDEN_CHANGED, HIDDEN_KEY } from '@pokriv/web-kit/hidden-listings';
import { useSyncExternalStore } from 'react';

import { listenToHidden } from './has-hidden.ts';

/** The oldest are shown again. */
export const HIDDEN_MAX = 500;

const none: readonly string[] = [];
/** Memoizes the last parse, so that the snapshot is referentially stable. */
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: none };

function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none;
  } catch {
    return none;
  }
}

/** Newest first; empty when storage is unavailable or invalid. */
export function readHidden(): readonly string[] {
  try {
    const text = localStorage.getItem(HIDDEN_KEY);
    if (text !== known.text) known = { text, ids: parse(text) };
    return known.ids;
  } catch {
    return none;
  }
}

/** @returns false when storage is unavailable */
function store(ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(HIDDEN_KEY, JSON.stringify(ids.slice(0, HIDDEN_MAX)));
    else localStorage.removeItem(HIDDEN_KEY);
  } catch {
    return false;
  }
  dispatchEvent(new Event(HIDDEN_CHANGED));
  return true;
}

const without = (id: string) => readHidden().filter((hidden) => hidden !== id);

/** @returns false when storage is unavailable */
export const addHidden = (id: string): boolean => store([id, ...without(id)]);

export const removeHidden = (id: string): boolean => store(without(id));

/** Newest first; empty on the server and during hydration. */
export const useHidden = (): readonly string[] =>
  useSyncExternalStore(listenToHidden, readHidden, () => none);
