import { HIDDEN_KEY } from '@pokriv/web-kit/hidden-listings';

import { presenceOf } from '../device-list.ts';

/** Whether any listing is hidden: only then the rest is loaded. */
export const useHasHidden = presenceOf(HIDDEN_KEY);
