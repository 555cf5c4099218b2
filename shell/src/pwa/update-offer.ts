import { atom, getDefaultStore } from 'jotai';

/** Takes the new version: the page is loaded anew. */
export type TakeUpdate = () => void;

/** What the notice offers, while there is something to take. */
export const updateAtom = atom<{ take: TakeUpdate } | undefined>(undefined);

export const offerUpdate = (take: TakeUpdate): void => getDefaultStore().set(updateAtom, { take });
