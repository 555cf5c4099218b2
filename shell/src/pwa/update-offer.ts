import { atom, getDefaultStore } from 'jotai';

export type TakeUpdate = () => void;

export const updateAtom = atom<{ take: TakeUpdate } | undefined>(undefined);

export const offerUpdate = (take: TakeUpdate): void => getDefaultStore().set(updateAtom, { take });
