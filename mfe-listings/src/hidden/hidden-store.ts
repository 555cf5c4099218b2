import { HIDDEN_KEY } from '@pokriv/web-kit/hidden-listings';

import { deviceList } from '../device-list.ts';

/** The oldest are shown again. */
export const HIDDEN_MAX = 500;

/** Newest first. */
const hidden = deviceList(HIDDEN_KEY, HIDDEN_MAX, (id) => (typeof id === 'string' ? id : undefined));

export const { read: readHidden, useItems: useHidden } = hidden;

const without = (id: string) => readHidden().filter((other) => other !== id);

/** @returns false when storage is unavailable */
export const addHidden = (id: string): boolean => hidden.store([id, ...without(id)]);

export const removeHidden = (id: string): boolean => hidden.store(without(id));
