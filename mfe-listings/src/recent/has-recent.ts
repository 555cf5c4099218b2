import { RECENT_KEY } from '@pokriv/web-kit/cookie-choice';

import { presenceOf } from '../device-list.ts';

/** Whether any listing was viewed on this device. */
export const useHasRecent = presenceOf(RECENT_KEY);
