import type { Slots } from '@pokriv/contracts/conversation/viewing';
import { useRead } from '@pokriv/web-kit/api';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

/** Deduped for seconds only: times are taken meanwhile. */
const fresh = { dedupingInterval: 5000 };

export function useSlots(listingId: string, { isEnabled = true } = {}) {
  return useRead('readSlots', { params: { id: listingId }, quiet: pageErrorCodes, isEnabled, swr: fresh });
}

export const hasTimes = ({ mode, days }: Slots): boolean =>
  mode !== 'off' && days.some(({ slots }) => slots.length > 0);

/** By a free time, or by proposed ones. */
export const canBook = (slots: Slots | undefined): boolean =>
  slots !== undefined && (hasTimes(slots) || slots.canPropose);
