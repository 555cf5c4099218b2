import { useUser } from '@pokriv/web-kit/session';
import { useSyncExternalStore } from 'react';

/** Personal place, `{ name: 'Работа', place: 'Лозенец, София' }`; degrees. */
export interface MyPlace {
  name: string;
  place: string;
  lat: number;
  lon: number;
}

export const PLACES_MAX = 2;
export const PLACE_NAME_MAX = 30;
/** Sent only rounded, in a search by distance (`near-text.ts`); a sign-out clears all local storage. */
const STORAGE_KEY = 'my-places';

const none: readonly MyPlace[] = [];
const listeners = new Set<() => void>();
/** Memoizes the last parse, so that the snapshot is referentially stable. */
let known: { text: string | null; places: readonly MyPlace[] } = { text: null, places: none };

function isPlace(value: unknown): value is MyPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { name, place, lat, lon } = value as Record<string, unknown>;
  return (
    typeof name === 'string' && typeof place === 'string' && Number.isFinite(lat) && Number.isFinite(lon)
  );
}

function parse(text: string | null): readonly MyPlace[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, PLACES_MAX) : none;
  } catch {
    return none;
  }
}

/** Empty when storage is unavailable or invalid. */
export function readMyPlaces(): readonly MyPlace[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text !== known.text) known = { text, places: parse(text) };
    return known.places;
  } catch {
    return none;
  }
}

/** @returns false when storage is unavailable */
export function storeMyPlaces(places: readonly MyPlace[]): boolean {
  let isStored = true;
  try {
    if (places.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(places.slice(0, PLACES_MAX)));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    isStored = false;
  }
  for (const listener of listeners) listener();
  return isStored;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Empty on the server and during hydration. */
export function useMyPlaces(): readonly MyPlace[] {
  // A sign-out clears storage without an event; the change of user triggers a re-render.
  useUser();
  return useSyncExternalStore(listen, readMyPlaces, () => none);
}
