import { mayRemember, VIEWED_KEY } from '@pokriv/web-kit/cookie-choice';

import { deviceList } from '../device-list.ts';

/** Ids of viewed listings and of cards opened on the map, newest first. */
const viewed = deviceList(VIEWED_KEY, 300, (id) => (typeof id === 'string' ? id : undefined));

export const { read: readViewed, useItems: useViewed } = viewed;

export const keepViewed = (ids: readonly string[]): void => void viewed.store(mayRemember() ? ids : []);

export const rememberViewed = (id: string): void =>
  keepViewed([id, ...readViewed().filter((other) => other !== id)]);
