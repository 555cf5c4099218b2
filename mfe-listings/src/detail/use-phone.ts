import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { call, useRead } from '@pokriv/web-kit/api';
import { useState } from 'react';

import { ownFailures } from '../own-failures.ts';
import { reachedBy } from './contact-ways.ts';
import { isOwnView, type Listing } from './listing.ts';

/** Told beside the button, where the number was looked for. */
const toldHere: readonly ErrorCode[] = ['RATE_LIMITED', 'NOT_FOUND', 'GONE'];

/**
 * The owner's phone: asked for by a press, because every reveal is counted and limited (decisions §3). How many are left is
 * known before the press; where that cannot be read, a press finds out.
 */
export function usePhone(listing: Listing) {
  const { id } = listing;
  const [phone, setPhone] = useState<string>();
  const [failure, setFailure] = useState<AppError>();
  const [isBusy, setIsBusy] = useState(false);
  const { data: allowance, mutate } = useRead('readPhoneAllowance', {
    params: { id },
    quiet: ownFailures,
    isEnabled: reachedBy(listing) === 'phone' && !isOwnView(listing),
    // each listing opened meanwhile may have taken one
    swr: { dedupingInterval: 0 },
  });

  /** @returns the number; undefined when there is none, or one press is under way already */
  const reveal = async (): Promise<string | undefined> => {
    if (isBusy || phone) return phone;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call('revealPhone', { params: { id }, quiet: toldHere });
      setPhone(data.phone);
      return data.phone;
    } catch (error) {
      if (error instanceof AppError && toldHere.includes(error.code)) setFailure(error);
      return undefined;
    } finally {
      setIsBusy(false);
      void mutate();
    }
  };

  const { left, message } = allowance?.data ?? {};
  return {
    phone,
    failure,
    isBusy,
    reveal,
    /** Phones of other listings that may be shown today; absent: not known. */
    left,
    /** Why no phone is shown any more today; absent: one is. */
    usedUp: phone ? undefined : (message ?? undefined),
  };
}

export type Phone = ReturnType<typeof usePhone>;
