import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';

export interface Press {
  isFavorite: boolean;
  isUnderWay: boolean;
  /** State and counter before the first press. */
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

/** By user, so that another user on the same page starts with none. */
export function usePresses(userId: string) {
  const store = useStore();
  const presses = useAtomValue(pressesAtom);
  const noteFor = useSetAtom(noteAtom);
  const keyOf = (id: string) => `${userId}:${id}`;
  return {
    of: (id: string): Press | undefined => presses.get(keyOf(id)),
    /** Reads the store directly: two presses may precede a render. */
    now: (id: string): Press | undefined => store.get(pressesAtom).get(keyOf(id)),
    note: (id: string, press: Press | undefined): void => noteFor(keyOf(id), press),
  };
}
