import { presenceOf } from '../device-list.ts';

export const RECENT_KEY = 'recently-viewed';

/** Whether any listing was viewed on this device. */
export const useHasRecent = presenceOf(RECENT_KEY);
