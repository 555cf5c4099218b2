import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';

/** What a person did with the heart of a listing since the page was opened. */
export interface Press {
  isFavorite: boolean;
  /** The server has not answered yet. */
  isUnderWay: boolean;
  /** Before the first press, and the counter that the card showed then. */
  was: boolean;
  count: number;
}

const pressesAtom = atom<ReadonlyMap<string, Press>>(new Map<string, Press>());

const noteAtom = atom(null, (get, set, key: string, press: Press | undefined) => {
  const presses = new Map(get(pressesAtom));
  if (press) presses.set(key, press);
  else presses.delete(key);
  set(pressesAtom, presses);
});

/** The presses of one person; another who signs in on the same page has none. */
export function usePresses(userId: string) {
  const store = useStore();
  const presses = useAtomValue(pressesAtom);
  const noteFor = useSetAtom(noteAtom);
  const keyOf = (id: string) => `${userId}:${id}`;
  return {
    of: (id: string): Press | undefined => presses.get(keyOf(id)),
    /** As it is at this moment: two presses may come before anything is rendered anew. */
    now: (id: string): Press | undefined => store.get(pressesAtom).get(keyOf(id)),
    note: (id: string, press: Press | undefined): void => noteFor(keyOf(id), press),
  };
}
