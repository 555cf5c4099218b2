import { useSyncExternalStore } from 'react';

/** Calls the listener after changes of a list, by other tabs and sign-outs too; `subscribe` of `useSyncExternalStore`. */
const listenToList = (key: string) => (listener: () => void) => {
  const events = ['storage', `${key}-changed`];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
};

/** Hook: whether the list has items, without the code that reads them. False on the server and during hydration. */
export function presenceOf(key: string): () => boolean {
  const listen = listenToList(key);
  const isThere = (): boolean => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  return function usePresence() {
    return useSyncExternalStore(listen, isThere, () => false);
  };
}

const none: readonly never[] = [];

/** List in local storage, at most `most` items. `toItem` answers undefined for an invalid entry. */
export function deviceList<Item>(key: string, most: number, toItem: (value: unknown) => Item | undefined) {
  /** Memoizes the last parse, so that the snapshot is referentially stable. */
  let known: { text: string | null; items: readonly Item[] } = { text: null, items: none };

  function parse(text: string | null): readonly Item[] {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return none;
    return stored
      .map(toItem)
      .filter((item) => item !== undefined)
      .slice(0, most);
  }

  /** Empty when storage is unavailable or invalid. */
  function read(): readonly Item[] {
    try {
      const text = localStorage.getItem(key);
      if (text !== known.text) known = { text, items: parse(text) };
      return known.items;
    } catch {
      return none;
    }
  }

  const listen = listenToList(key);

  return {
    read,
    listen,
    /** @returns false when storage is unavailable or full */
    store(items: readonly Item[]): boolean {
      let isStored = true;
      try {
        if (items.length > 0) localStorage.setItem(key, JSON.stringify(items.slice(0, most)));
        else localStorage.removeItem(key);
      } catch {
        isStored = false;
      }
      dispatchEvent(new Event(`${key}-changed`));
      return isStored;
    },
    /** Empty on the server and during hydration. */
    useItems(): readonly Item[] {
      return useSyncExternalStore(listen, read, () => none);
    },
  };
}
